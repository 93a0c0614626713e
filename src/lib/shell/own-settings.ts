import { createSignal } from '~/lib/channel.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'

/**
 * What a person chooses of the app, by the names that the device and the account know: how it looks and tells
 * names and times, and how ragas sound. The meaning of a value is up to the code that reads it.
 */
const OWN_SETTINGS = [
  'theme',
  'motion',
  'sky',
  'names',
  'clock',
  'week',
  'streak',
  'sound',
  'minutes',
  'keys',
] as const

export type OwnSetting = (typeof OWN_SETTINGS)[number]

/** A choice as the account has it; `''` is the default. */
export type Choice = { readonly setting: string; readonly value: string; readonly at: string }

/** When something was chosen, ISO 8601 in UTC, and whether the account is still to be told. */
type Note = { readonly at: string; readonly isUnsent?: boolean }

type Notes = {
  /** Whose choices they are; `null` of somebody without an account. */
  readonly of: string | null
  readonly notes: Readonly<Partial<Record<OwnSetting, Note>>>
}

const NOTES = 'alap:settings'
const keyOf = (name: OwnSetting) => `alap:${name}`
const { tell, subscribe } = createSignal<void>()
/** What a browser that refuses its storage has not kept; it lasts as long as the page. */
const unkept = new Map<OwnSetting, string | null>()

/**
 * The settings on this device: read at once, before anything is drawn, with or without a network. The account has
 * them too, see `followSettings`; of two choices of one setting the later holds, on every device.
 */
export const ownSettings = {
  subscribe: (listener: () => void) => {
    const ofOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('alap:')) listener()
    }
    window.addEventListener('storage', ofOtherTab)
    const stop = subscribe(listener)
    return () => {
      window.removeEventListener('storage', ofOtherTab)
      stop()
    }
  },

  /** The chosen text, which may be from anyone; `null` for none. */
  read(name: OwnSetting): string | null {
    return unkept.has(name) ? (unkept.get(name) ?? null) : deviceSetting.read(keyOf(name))
  },

  /** Chooses on this device; `null` is as usual. The account follows. */
  choose(name: OwnSetting, value: string | null): void {
    const kept = readNotes()
    // Later than what was seen, whatever the clock says.
    const after = Math.max(Date.now(), (Date.parse(kept.notes[name]?.at ?? '') || 0) + 1)
    const note = { at: new Date(after).toISOString(), isUnsent: kept.of !== null }
    keep(name, value)
    keepNotes({ ...kept, notes: { ...kept.notes, [name]: note } })
    tell()
  },

  /** What the account of this person is still to be told. */
  unsent(uid: string): readonly Choice[] {
    const { of, notes } = readNotes()
    if (of !== uid) return []
    return OWN_SETTINGS.flatMap((setting) => {
      const note = notes[setting]
      if (!note?.isUnsent) return []
      return [{ setting, value: ownSettings.read(setting) ?? '', at: note.at }]
    })
  },

  /** The account has this choice, or a later one. */
  wasSent({ setting, at }: Choice): void {
    const kept = readNotes()
    const name = nameOf(setting)
    if (name && kept.notes[name]?.at === at) {
      keepNotes({ ...kept, notes: { ...kept.notes, [name]: { at } } })
    }
  },

  /**
   * Takes over what the account has that is later than the choices of this device. What this version of the app
   * does not know stays where it is, among the rows.
   */
  take(choices: readonly Choice[]): void {
    const kept = readNotes()
    const notes: Partial<Record<OwnSetting, Note>> = { ...kept.notes }
    let isChanged = false
    for (const { setting, value, at } of choices) {
      const name = nameOf(setting)
      if (!name || Date.parse(at) <= Date.parse(notes[name]?.at ?? '')) continue
      keep(name, value === '' ? null : value)
      notes[name] = { at }
      isChanged = true
    }
    if (!isChanged) return
    keepNotes({ ...kept, notes })
    tell()
  },

  /** The person who is signed in: what another one chose is forgotten, what nobody chose becomes theirs. */
  belongTo(uid: string): void {
    const kept = readNotes()
    if (kept.of === uid) return
    if (kept.of === null) keepNotes({ of: uid, notes: {} })
    else forget({ of: uid, notes: {} })
  },

  /** Forgets what a person chose, as one who leaves nothing behind. */
  clear(uid: string): void {
    if (readNotes().of === uid) forget(null)
  },
} as const

function forget(next: Notes | null): void {
  for (const name of OWN_SETTINGS) keep(name, null)
  if (next) keepNotes(next)
  else deviceSetting.keep(NOTES, null)
  tell()
}

function nameOf(setting: string): OwnSetting | undefined {
  return OWN_SETTINGS.find((name) => name === setting)
}

function keep(name: OwnSetting, value: string | null): void {
  deviceSetting.keep(keyOf(name), value)
  if (deviceSetting.read(keyOf(name)) === value) unkept.delete(name)
  else unkept.set(name, value)
}

function keepNotes(notes: Notes): void {
  deviceSetting.keep(NOTES, JSON.stringify(notes))
}

/** What is not sound counts as not there. */
function readNotes(): Notes {
  const kept = parsed(deviceSetting.read(NOTES))
  const { of, notes } = Object(kept) as Partial<Record<keyof Notes, unknown>>
  return {
    of: typeof of === 'string' ? of : null,
    notes: Object.fromEntries(
      OWN_SETTINGS.flatMap((name) => {
        const { at, isUnsent } = Object(Object(notes)[name]) as Record<keyof Note, unknown>
        if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return []
        return [[name, { at, ...(isUnsent === true && { isUnsent }) }]]
      }),
    ),
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
