/** A value that travels beside a statement, never inside its text. */
export type SqlValue = string | number | boolean | null

/** One SQL statement with its values kept apart: the only form in which SQL exists in the app. */
export type Statement = {
  readonly text: TemplateStringsArray
  readonly values: readonly SqlValue[]
}

/** Tag for a statement: sql`select mood from public.journal_entries where id = ${id}`. */
export function sql(text: TemplateStringsArray, ...values: SqlValue[]): Statement {
  return { text, values }
}

/** A row as the driver hands it over: nothing about it is trusted before it is parsed. */
export type Row = Record<string, unknown>

/**
 * The database as the data-access module sees it. Both calls reject with a `DataError`.
 *
 * - `read`: one statement that changes nothing; reads started in the same tick share one request.
 * - `write`: statements that stand or fall together, in one request; answers each one's rows.
 */
export type Database = {
  read(statement: Statement): Promise<Row[]>
  write(statements: readonly Statement[]): Promise<Row[][]>
}
