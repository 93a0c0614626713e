import type { Write } from '~/data/write.ts'
import { isDoubtful, isVouchedFor, likelyNow } from '~/domain/day/clock-doubt.ts'
import { type LocalDay, localDayAt } from '~/domain/day/local-day.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'
import { identity } from '~/services/identity/identity.ts'

/** A day that would be stored, and the day that it probably is. */
type ClockQuestion = { readonly day: LocalDay; readonly likely: LocalDay }

const MOST_WAIT_MS = 5000
const SAID_RIGHT = 'alap:date-said-right'
/** These store a day of their own; what changes or deletes a row leaves its day as it is. */
const WITH_A_DAY: ReadonlySet<Write['kind']> = new Set([
  'record-mood',
  'record-session',
  'add-backdated',
  'save-entry',
  'record-japa',
  'add-rest-day',
])

let asked: ClockQuestion | null = null
let answered: Promise<boolean> | null = null
let answer: (isRight: boolean) => void = () => {}
const listeners = new Set<() => void>()
/** What waits until somebody can ask. */
const waiting = new Set<() => void>()

/**
 * Asks the person, before a day is stored that the clock of the device alone stands for. Once they
 * said that it is right, it is not asked again until the clock is set to another time.
 */
export const clockQuestion = {
  /** The question that waits for an answer. */
  current: (): ClockQuestion | null => asked,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    for (const goOn of waiting) goOn()
    waiting.clear()
    return () => {
      listeners.delete(listener)
      // Whoever was asked has left: nothing is stored, and the next person is not asked instead.
      if (listeners.size === 0) answer(false)
    }
  },

  answer(isRight: boolean): void {
    if (isRight) deviceSetting.keep(SAID_RIGHT, String(Date.now()))
    answer(isRight)
  },

  /** The code that asks did not load: nothing is held up. */
  cannotAsk(): void {
    answer(true)
  },

  /** Whether a write may be stored: nothing speaks against its day, or the person says it is right. */
  async mayStore(write: Write): Promise<boolean> {
    const question = questionOf(write)
    if (!question || !(await canAsk())) return true
    answered ??= ask(question)
    return answered
  },
} as const

function questionOf(write: Write): ClockQuestion | null {
  if (!WITH_A_DAY.has(write.kind) || !('day' in write) || write.day === undefined) return null
  const now = Date.now()
  const likely = likelyDate(now)
  if (!isDoubtful(write.day, now, likely)) return null
  return { day: write.day, likely: localDayAt(new Date(likely)) }
}

function likelyDate(now: number): number {
  const saidAt = deviceSetting.read(SAID_RIGHT)
  if (saidAt !== null && isVouchedFor(now, Number(saidAt))) return now
  const heard = identity.lastHeard()
  return heard ? likelyNow(now, heard) : now
}

/**
 * Whether somebody can be asked. The dialog opens a while after the first page; where its code does not
 * come, as without a network, nothing is held up for long.
 */
async function canAsk(): Promise<boolean> {
  if (listeners.size > 0) return true
  await new Promise<void>((resolve) => {
    waiting.add(resolve)
    setTimeout(resolve, MOST_WAIT_MS)
  })
  return listeners.size > 0
}

async function ask(question: ClockQuestion): Promise<boolean> {
  const isRight = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  show(question)
  try {
    return await isRight
  } finally {
    answered = null
    show(null)
  }
}

function show(question: ClockQuestion | null): void {
  asked = question
  for (const listener of listeners) listener()
}
