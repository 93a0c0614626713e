/** One request of SQL: a single statement alone, several as one transaction. */
export type SqlAttack = {
  readonly way: 'sql'
  readonly sql: readonly string[]
  /** The same question about an unknown person: the reply must be the same. */
  readonly twin?: readonly string[]
}

/** One request to the Data API. */
export type ApiAttack = {
  readonly way: 'data-api'
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export type Attack = SqlAttack | ApiAttack

/** Attacks of one kind, a row of the proof table. */
export type AttackClass = {
  readonly name: string
  readonly attacks: readonly Attack[]
  /**
   * The number of attackers at once, each a separate person; 1 where attacks disturb each other.
   */
  readonly attackers: number
  /** After every attack the victim reads over the connection the attacker has just left. */
  readonly victimFollows?: boolean
}

export const sql = (...statements: string[]): SqlAttack => ({ way: 'sql', sql: statements })
