import { addresses } from '../attacks/addresses.ts'
import { forgedOwners, oddArguments, oddJson, sqlInJson } from '../attacks/arguments.ts'
import { availability, errors, genericPlans } from '../attacks/availability.ts'
import { estimates, explainedCalls, initPlans, settingsAndCalls } from '../attacks/planner.ts'
import { oracles, product } from '../attacks/product.ts'
import { destroy, leftOvers, poison } from '../attacks/sessions.ts'
import { shadows } from '../attacks/shadows.ts'
import { becoming, takingOver } from '../attacks/taking-over.ts'
import { watching } from '../attacks/watching.ts'
import type { Attack, AttackClass } from './attack.ts'

/** The number of simultaneous attackers; the same as the endpoint's connections. */
export const ATTACKERS = 6

/** An evenly spaced selection of this many. */
function chosen(attacks: readonly Attack[], most: number): readonly Attack[] {
  const step = Math.max(1, attacks.length / most)
  return attacks.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

const many = (name: string, attacks: readonly Attack[]): AttackClass => ({
  name,
  attacks,
  attackers: ATTACKERS,
})
const alone = (name: string, attacks: readonly Attack[]): AttackClass => ({
  name,
  attacks,
  attackers: 1,
})
const followed = (name: string, attacks: readonly Attack[]): AttackClass => ({
  name,
  attacks,
  attackers: 1,
  victimFollows: true,
})

// The prefix of every statement in a further round, so that no statement is sent twice.
const ROUNDS = ['enable_seqscan', 'jit'] as const

function underAnotherSetting(attacks: readonly Attack[], name: string): Attack[] {
  const setting = `select set_config('${name}', 'off', true)`
  return attacks.flatMap((attack) =>
    attack.way === 'sql' && !attack.twin ? [{ ...attack, sql: [setting, ...attack.sql] }] : [],
  )
}

/** All attacks, and those classes that only read or are refused again under other settings. */
function soaked(kind: AttackClass): AttackClass {
  if (kind.attackers === 1) return kind
  const further = ROUNDS.flatMap((name) => underAnotherSetting(kind.attacks, name))
  return { ...kind, attacks: [...kind.attacks, ...further] }
}

/** Every class of attack, in the order of the proof table; a soak runs all attacks of each. */
export function allClasses(isSoak: boolean): readonly AttackClass[] {
  const some = (name: string, attacks: readonly Attack[], most: number) =>
    isSoak ? soaked(many(name, attacks)) : many(name, chosen(attacks, most))
  return [
    some('Reading and changing: verbs × tables × conditions', product(), 900),
    // One after another: of two that change the same row of a catalogue, a random one would be
    // refused.
    alone(
      'Taking over: definitions, rights, policies',
      isSoak ? takingOver() : chosen(takingOver(), 500),
    ),
    some('Becoming somebody: roles, claims, inner functions', becoming(), 250),
    some('Shadows: temporary types, functions, operators', shadows(), 300),
    many('Watching: catalogues, statistics, activity', watching()),
    some('Oracles of ids and keys, asked twice', oracles(), 100),
    some('Errors that carry values', errors(), 250),
    some('Row estimates of the planner', estimates(), 120),
    some('Plans that ran: init plans, sub-plans', initPlans(), 200),
    followed('Left on the connection for the next person', leftOvers()),
    followed('General plans, two people on one connection', genericPlans()),
    some('Explaining calls', explainedCalls(), 400),
    some('Settings × calls', settingsAndCalls(), 900),
    some('Odd arguments', oddArguments(), 900),
    some('Rows that name another owner', forgedOwners(), 200),
    some('Data API: odd arguments', oddJson(), 600),
    some('Data API: SQL in arguments', sqlInJson(), 400),
    some('Data API: schemas, tables, headers', addresses(), 500),
    alone('Getting in the way: locks, sleep, ending, space', availability()),
    alone('Poison: defaults of the shared role', poison()),
    alone('Destroying: drop owned and its relatives', destroy()),
  ]
}
