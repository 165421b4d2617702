import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openSqliteDatabase, type Request } from './sqlite.ts';

/**
 * The thread that waits for the disk in the server's stead. Requests that arrive while one commit is being written
 * queue up and share the next one: under load a commit costs each of them a fraction.
 */
const port = parentPort as NonNullable<typeof parentPort>;
const database = openSqliteDatabase(workerData as string);

port.on('message', async (first: Request | 'close') => {
  const messages = [first];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) messages.push(next.message);

  const requests = messages.filter((message) => message !== 'close');
  port.postMessage(await database.run(requests));
  if (requests.length < messages.length) {
    database.connection.close();
    port.close();
  }
});
port.postMessage('ready');
