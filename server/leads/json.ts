/** Streams items as the text of one JSON array, one item per line. */
export async function* jsonArray<Item>(items: AsyncIterable<Item>, toJson: (item: Item) => unknown) {
  let before = '[\n';
  for await (const item of items) {
    yield before + JSON.stringify(toJson(item));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
