export type SqlValue = string | number | Uint8Array | null;

/**
 * Runs one statement in the running transaction: sql<Row>`SELECT … WHERE id = ${id}`. Values travel as parameters.
 * The statements of this folder are in the SQL that SQLite and PostgreSQL share, so that every rule is written once.
 */
export type Sql = <Row>(strings: TemplateStringsArray, ...values: SqlValue[]) => Promise<Row[]>;
