import { placeOf } from '~/domain/mantra/japa.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { MY_KIND_NAMES } from '~/domain/my-data/my-data.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { beadWords } from '~/lib/words/bead-words.ts'
import { groupedNumber } from '~/lib/words/grouped-number.ts'
import type { Waiting, Write } from '~/queries/outbox/use-outbox.ts'

/** What a write is to the person who made it. */
export type WriteWords = {
  readonly title: string
  /** The text the person wrote, to be copied or saved as a file; `null` where there is none. */
  readonly text: string | null
}

const named = (title: string, text: string | null = null): WriteWords => ({ title, text })

/** The words for what waits. */
export function waitingWords(waiting: Waiting): WriteWords {
  if (waiting.write) return writeWords(waiting.write)
  if (!waiting.needsAttention) return named('Something from a newer version of Alap')
  return named('Something that Alap cannot read', asText(waiting.kept))
}

function writeWords(write: Write): WriteWords {
  switch (write.kind) {
    case 'record-mood':
      return named(`Check-in: ${moodOf(write.mood).word}`)
    case 'clear-mood':
      return named('Check-in cleared')
    case 'record-session':
      return named(write.raga === null ? 'A session' : `A session with ${write.raga}`)
    case 'save-entry':
      return named('Journal entry', write.content)
    case 'edit-entry':
      return named('A changed journal entry', write.content)
    case 'delete-entry':
      return named('A deleted journal entry')
    case 'star-entry':
      return named(write.isStarred ? 'A starred journal entry' : 'A star taken back')
    case 'add-backdated':
      return named('A day filled in')
    case 'add-rest-day':
      return named('A rest day')
    case 'remove-rest-day':
      return named('A rest day taken back')
    case 'celebrate':
      return named('An achievement you have seen')
    case 'record-japa':
      return named(`Japa: ${beadWords(placeOf(write))}`)
    case 'choose-setting':
      return named('A preference')
    case 'add-favourite':
      return named('A favourite')
    case 'remove-favourite':
      return named('A favourite taken back')
    case 'save-astro-profile':
      return named('Birth details', birthText(write.profile))
    case 'keep-chart':
      return named(`The chart of ${write.name}`, chartText(write))
    case 'delete-chart':
      return named('A deleted chart')
    case 'keep-recording':
      return named(`The recording ${write.title}`, recordingText(write))
    case 'delete-recording':
      return named('A deleted recording')
    case 'import-rows':
      return named(`From your file: ${rowsWords(write)}`)
    case 'undo-import':
      return named(`Taken back from an import: ${rowsWords(write)}`)
    case 'open-account':
      return named('Your account')
    default:
      return assertNever(write)
  }
}

/** As `Reflections (1,000)`. */
function rowsWords({ table, rows }: Extract<Write, { kind: 'import-rows' | 'undo-import' }>) {
  return `${MY_KIND_NAMES[table]} (${groupedNumber(rows.length)})`
}

function birthText({
  fullName,
  birthDate,
  birthTime,
  birthPlace,
}: Extract<Write, { kind: 'save-astro-profile' }>['profile']): string {
  return [fullName, birthDate, birthTime, birthPlace].filter(Boolean).join('\n')
}

function chartText({
  name,
  birthDate,
  birthTime,
  birthPlace,
}: Extract<Write, { kind: 'keep-chart' }>): string {
  return [name, birthDate, birthTime, birthPlace].join('\n')
}

function recordingText({ title, raga, sound }: Extract<Write, { kind: 'keep-recording' }>): string {
  const address = sound.from === 'address' ? sound.address : null
  return [title, raga, address].filter(Boolean).join('\n')
}

/** What the device has kept, as a person can read it: JSON, wherever it can be told so. */
function asText(kept: unknown): string {
  try {
    const parts = (_name: string, part: unknown) =>
      typeof part === 'bigint' || typeof part === 'undefined' ? String(part) : part
    return JSON.stringify(kept, parts, 2)
  } catch {
    return String(kept)
  }
}
