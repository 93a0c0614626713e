import type { Write } from '~/data/write.ts'
import { births } from './births.ts'
import { days } from './days.ts'
import { entries } from './entries.ts'
import { createMoments } from './moments.ts'
import type { Maker, Practice } from './practice.ts'
import { recordings } from './recordings.ts'

/**
 * A person who practises at random, with every kind of write that the app has: the next write, and
 * what the database must hold once all writes so far have arrived, in their order and each of them
 * once.
 */
export function createPractice(random: () => number) {
  const practice: Practice = {
    random,
    held: new Map(),
    shownAt: new Map(),
    deletedEntry: null,
    deletedChart: null,
    deletedRecording: null,
    ...createMoments(random),
  }
  const begin = entries.save
  const makers: readonly Maker[] = [
    ...Object.values(entries),
    ...Object.values(days),
    ...Object.values(births),
    ...Object.values(recordings),
  ]

  return {
    /** The rows, each as its name and what it says. */
    held: practice.held,
    /** The clock of the person's device, in milliseconds. */
    now: practice.now,
    /** The screen shows this write; a row is changed on the base of what is shown. */
    shows: (write: Write) => {
      if ('at' in write) practice.shownAt.set(shownRow(write), write.at)
    },
    next: (): Write => {
      practice.pass()
      const make = makers[Math.floor(random() * makers.length)] ?? begin
      return make(practice) ?? begin(practice)
    },
  }
}

/** What is shown with the instant of its last change. */
function shownRow(write: Write): string {
  switch (write.kind) {
    case 'keep-chart':
      return `chart ${write.id}`
    case 'keep-recording':
      return `recording ${write.id}`
    case 'record-mood':
      return `mood ${write.day}`
    case 'record-japa':
      return `japa ${write.mantra}`
    case 'save-entry':
    case 'edit-entry':
      return `entry ${write.id}`
    default:
      return write.kind
  }
}
