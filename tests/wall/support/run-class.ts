import type { TestDatabase } from '~tests/support/database/local-database.ts'
import type { AttackClass } from './attack.ts'
import { attempt, type Outcome } from './attempt.ts'
import { attackerName, VICTIM } from './people.ts'
import { readEverything } from './whole-app.ts'

/** The results of a class. */
export type Tally = {
  readonly name: string
  readonly statements: number
  readonly refused: number
  readonly empty: number
  readonly own: number
  readonly leaks: readonly string[]
}

async function runOne(
  database: TestDatabase,
  { attacks, attackers, victimFollows }: AttackClass,
  number: number,
): Promise<Outcome[]> {
  const victim = database.as(VICTIM)
  const usual = victimFollows ? JSON.stringify(await readEverything(victim)) : ''
  const outcomes: Outcome[] = []
  // Every attacker has a fixed share, in a fixed order: the counts are the same in every run.
  for (let index = number; index < attacks.length; index += attackers) {
    const attack = attacks[index]
    if (!attack) break
    const outcome = await attempt(database, attack, attackerName(number))
    const isDisturbed = victimFollows && JSON.stringify(await readEverything(victim)) !== usual
    const leaks = isDisturbed
      ? [...outcome.leaks, `${JSON.stringify(attack)} changes what the victim reads`]
      : outcome.leaks
    outcomes.push({ ...outcome, leaks })
  }
  return outcomes
}

/** Runs all attacks of a class and counts their results. */
export async function runClass(database: TestDatabase, kind: AttackClass): Promise<Tally> {
  const shares = Array.from({ length: kind.attackers }, (_, number) =>
    runOne(database, kind, number),
  )
  const outcomes = (await Promise.all(shares)).flat()
  const count = (seen: Outcome['seen']) => outcomes.filter((each) => each.seen === seen).length
  return {
    name: kind.name,
    statements: outcomes.length,
    refused: count('refused'),
    empty: count('empty'),
    own: count('own'),
    leaks: outcomes.flatMap(({ leaks }) => leaks),
  }
}
