/** A day of March 2026, and what stands of it; entries and sessions that were filled in apart. */
export type Day = {
  readonly on: number
  readonly sessions?: number
  readonly filledIn?: number
  readonly checkIn?: boolean
  readonly written?: number
  readonly added?: number
  /** A text of the person's own has taken the place of the one that adding gave. */
  readonly edited?: boolean
  /** The time in UTC and the minute at which an entry was written; older ones have no minute. */
  readonly writtenAt?: readonly [time: string, minute: number | null]
}

const full = (on: number): Day => ({ on, sessions: 1, written: 1 })
const filledIn = (on: number): Day => ({ on, filledIn: 1, added: 1 })
const days = (from: number, to: number, of: (on: number) => Day) =>
  Array.from({ length: to - from + 1 }, (_, index) => of(from + index))

export type Case = readonly [name: string, achievement: string, days: readonly Day[], at?: string]
export const AT = '2026-03-10T20:00:00Z'

/** What only backdated rows had made. */
export const GOES: readonly Case[] = [
  ['two sessions and a backdated one', 'zen-zone', [{ on: 9, sessions: 2, filledIn: 1 }]],
  ['backdated sessions alone', 'zen-zone', [{ on: 9, filledIn: 3 }]],
  ['one backdated day', 'mindfulness-master', [filledIn(4)]],
  [
    'one backdated day beside thin days',
    'mindfulness-master',
    [filledIn(4), { on: 9, added: 1, sessions: 1 }],
  ],
  [
    'a backdated entry that was edited since',
    'mindfulness-master',
    [{ on: 4, sessions: 1, added: 1, edited: true }],
  ],
  [
    'a backdated day, with thin days since',
    'mindfulness-master',
    [filledIn(4), ...days(11, 30, (on) => ({ on, checkIn: true }))],
  ],
  [
    'a backdated day where the day begins first',
    'mindfulness-master',
    [filledIn(11)],
    '2026-03-10T11:00:00Z',
  ],
]

/** What was earned, may have been, or is none of this. */
export const STAYS: readonly Case[] = [
  ['three sessions on a day', 'zen-zone', [{ on: 9, sessions: 3 }]],
  [
    'three sessions on a day, and a backdated one on it',
    'zen-zone',
    [{ on: 9, sessions: 3, filledIn: 1 }],
  ],
  [
    'three sessions heard later',
    'zen-zone',
    [
      { on: 9, sessions: 2, filledIn: 1 },
      { on: 20, sessions: 3 },
    ],
  ],
  ['sessions that are gone', 'zen-zone', []],
  ['a session of three that is gone', 'zen-zone', [{ on: 9, sessions: 2 }]],
  [
    'a session that was filled in on a later day',
    'zen-zone',
    [{ on: 12, sessions: 2, filledIn: 1 }],
  ],
  [
    'two sessions and a backdated one on different days',
    'zen-zone',
    [
      { on: 8, filledIn: 1 },
      { on: 9, sessions: 2 },
    ],
  ],
  ['three backdated sessions, for early mornings', 'early-bird', [{ on: 9, filledIn: 3 }]],
  ['one backdated day, for first steps', 'first-steps', [filledIn(4)]],
  ['seven full days', 'mindfulness-master', days(1, 7, full)],
  ['six full days and a backdated one', 'mindfulness-master', [...days(1, 6, full), filledIn(7)]],
  ['seven backdated days, which count', 'mindfulness-master', days(1, 7, filledIn)],
  [
    'seven full days, and a month of thin ones since',
    'mindfulness-master',
    [...days(1, 7, full), ...days(11, 31, (on) => ({ on, added: 1 }))],
  ],
  [
    'a week that came full later, and fell again',
    'mindfulness-master',
    [filledIn(4), ...days(11, 17, full), ...days(18, 31, (on) => ({ on, checkIn: true }))],
  ],
  [
    'full days whose entries are gone',
    'mindfulness-master',
    days(1, 8, (on) => ({ on, sessions: 1 })),
  ],
  [
    'full days whose entries are gone, and a backdated one',
    'mindfulness-master',
    [filledIn(1), ...days(2, 8, (on) => ({ on, sessions: 1 }))],
  ],
  ['rows that are gone', 'mindfulness-master', []],
  ['one day that was lived, by the rule of that time', 'mindfulness-master', [full(9)]],
  [
    'a day written about at noon',
    'mindfulness-master',
    [{ ...full(9), writtenAt: ['12:00', 720] }],
  ],
  [
    'a day of before minutes were kept',
    'mindfulness-master',
    [{ ...full(9), writtenAt: ['18:00', null] }],
  ],
  ['a day that was lived, and a backdated one', 'mindfulness-master', [filledIn(4), full(9)]],
  ['a backdated day after the celebration', 'mindfulness-master', [filledIn(20)]],
]
