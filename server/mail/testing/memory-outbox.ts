import type { DueMail, Outbox, Recipient } from '../../store/outbox.ts';

type Row = { mail: DueMail; dueAt: number; attempts: number; outcome?: 'sent' | 'dead'; reason?: string };

/** An outbox in memory with leases. Operations named in `failing` throw. */
export class MemoryOutbox implements Outbox {
  readonly rows = new Map<number, Row>();
  failing: ReadonlySet<string> = new Set();
  stuckReferences: string[] = [];

  add(mail: DueMail): void {
    this.rows.set(mail.id, { mail, dueAt: Date.now(), attempts: 0 });
  }

  async claim(limit: number, leaseMs: number, to: Recipient): Promise<DueMail[]> {
    this.check('claim');
    const due = [...this.rows.values()]
      .filter(
        ({ mail, outcome, dueAt }) =>
          !outcome && dueAt <= Date.now() && (mail.purpose === 'visitor') === (to === 'visitor'),
      )
      .slice(0, limit);
    return due.map((row) => {
      row.dueAt = Date.now() + leaseMs;
      row.attempts += 1;
      return { ...row.mail, attempt: row.attempts };
    });
  }

  async markSent(id: number): Promise<boolean> {
    return this.change('markSent', id, { outcome: 'sent' });
  }

  async postpone(id: number, delayMs: number, reason: string): Promise<boolean> {
    return this.change('postpone', id, { dueAt: Date.now() + delayMs, reason });
  }

  async bury(id: number, reason: string): Promise<boolean> {
    return this.change('bury', id, { outcome: 'dead', reason });
  }

  async stuck(): Promise<string[]> {
    this.check('stuck');
    return this.stuckReferences;
  }

  private change(operation: string, id: number, change: Partial<Row>): boolean {
    this.check(operation);
    const row = this.rows.get(id);
    if (row) Object.assign(row, change);
    return row !== undefined;
  }

  private check(operation: string): void {
    if (this.failing.has(operation)) throw new Error('database is locked: zoe.vanthoff@voorbeeld.nl');
  }
}
