import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { Birth } from '~/domain/birth/birth.ts'
import { type BirthEntry, readBirthEntry } from '~/domain/birth/birth-entry.ts'
import {
  BIRTH_FIELDS,
  type BirthField,
  type BirthProblems,
  type BirthTyped,
  type InitialBirth,
  type KnownPlace,
  NOTHING_TYPED,
  typedOf,
} from '~/domain/birth/birth-typed.ts'
import { birthFaultWords } from '~/features/astrology/birth/birth-fault-words.ts'
import {
  type PlaceSearch,
  type PlaceSources,
  usePlaceSearch,
  zoneOfPoint,
} from '~/queries/places/places.ts'
import { type Faults, useForm } from '~/ui/controls/use-form.ts'

export type BirthForm = Pick<
  ReturnType<typeof useForm<BirthTyped, BirthField>>,
  'check' | 'isBusy' | 'leave' | 'props'
> & {
  readonly typed: BirthTyped
  readonly places: PlaceSources
  readonly entry: BirthEntryLookedUp
  /** The birth when it can be computed, otherwise `null`. */
  readonly birth: Birth | null
  readonly sureToMinutes: number | null
  /** The name is required: it is what tells this birth from others. */
  readonly needsName: boolean
  /** Asks for the required fields, after an attempt to send without them. */
  readonly missingMessage: string | null
  change(changes: Partial<BirthTyped>): void
  /** Resets the fields to their first values. */
  startAfresh(): void
  /** The error of a field, once it may be shown. */
  problemOf(field: BirthField): string | undefined
  /** The element of the form. */
  readonly element: RefObject<HTMLFormElement | null>
}

type BirthFormOptions = {
  /** The stored details. */
  readonly initial: InitialBirth | null
  /** Stands in the field of the name, if nothing is stored. */
  readonly firstName?: string
  /** Shown while a required field is empty, after an attempt to send. */
  readonly missingMessage: string
  readonly send: (birth: Birth, typed: BirthTyped) => Promise<undefined>
  /** What was typed earlier and not saved. */
  readonly draft?: BirthTyped | null
  readonly keep?: (typed: BirthTyped) => void
  /** Where the place is looked for; in the atlas and at the geocoder, if it is left out. */
  readonly places?: PlaceSources
  readonly needsName?: boolean
}

const BEARS_ON_CLOCK = ['date', 'time', 'place', 'chosen', 'byHand', 'timezone'] as const

/** The choice between two readings is valid only for the time and place it was made for. */
function withoutStaleChoice(changes: Partial<BirthTyped>): Partial<BirthTyped> {
  const isStale = BEARS_ON_CLOCK.some((key) => key in changes)
  return isStale ? { which: null, ...changes } : changes
}

/** The birth details being typed. */
export function useBirthForm(options: BirthFormOptions): BirthForm {
  const { initial, draft = null, keep, missingMessage, send } = options
  const { places = 'atlas-and-geocoder', needsName = false, firstName = '' } = options
  const first = initial ? typedOf(initial) : { ...NOTHING_TYPED, fullName: firstName }
  const [typed, setTyped] = useState(draft ?? first)
  const entry = useBirthEntry(typed, initial, places)
  const { birth } = entry
  const problems = needsName ? withName(typed, entry.problems) : entry.problems
  const form = useForm<BirthTyped, BirthField>({
    values: typed,
    setValues: (update) => {
      const next = update(typed)
      setTyped(next)
      keep?.(next)
    },
    faults: faultsOf(problems),
    // Without a fault there may still be a choice to make, between two readings of the clock.
    isReady: birth !== null && !problems.fullName,
    shows: 'when-left',
    send: async () => (birth ? send(birth, typed) : undefined),
  })
  const isMissing = BIRTH_FIELDS.some((field) => problems[field]?.kind === 'missing')
  const { check, isBusy, leave, props, element } = form

  return {
    check,
    isBusy,
    leave,
    props,
    element,
    typed,
    places,
    entry,
    birth,
    sureToMinutes: typed.sureToMinutes,
    needsName,
    missingMessage: isMissing && form.wasHeldBack ? missingMessage : null,
    change: (changes) => {
      // During a save the fields must show exactly what is being saved.
      if (!isBusy) form.change(withoutStaleChoice(changes))
    },
    startAfresh: () => {
      setTyped(first)
      form.reset()
    },
    problemOf: (field) => {
      const isAsked = problems[field]?.kind !== 'missing' || form.wasHeldBack
      return isAsked ? form.errorAt(field) : undefined
    },
  }
}

function withName({ fullName }: BirthTyped, problems: BirthProblems): BirthProblems {
  if (fullName.trim() !== '') return problems
  return { fullName: { kind: 'missing', fault: { fault: 'missing', what: 'name' } }, ...problems }
}

function faultsOf(problems: BirthProblems): Faults<BirthField> {
  const faults: Partial<Record<BirthField, string>> = {}
  for (const field of BIRTH_FIELDS) {
    const problem = problems[field]
    if (problem) faults[field] = birthFaultWords(problem.fault)
  }
  return faults
}

type BirthEntryLookedUp = BirthEntry &
  BirthPlace & {
    /** The zone that `auto` resolves to. */
    readonly foundZone: string | null
    readonly isFindingZone: boolean
  }

/** The typed details with what the atlas and the zone borders return for them. */
function useBirthEntry(
  typed: BirthTyped,
  stored: InitialBirth | null,
  sources: PlaceSources,
): BirthEntryLookedUp {
  const { search, known } = useBirthPlace(typed, sources)
  const isShared = search.status === 'found' && search.called.length > 1
  const place = typed.byHand ? null : known
  const read = (zone: string | null) =>
    readBirthEntry(typed, { place, isShared, zone, stored, now: new Date() })
  const { latitude, longitude } = read(null)
  const isZoneAsked =
    typed.timezone === 'auto' && !place?.zone && latitude !== null && longitude !== null
  const asked = useQuery({ ...zoneOfPoint(latitude ?? 0, longitude ?? 0), enabled: isZoneAsked })
  const foundZone = place?.zone ?? (isZoneAsked ? (asked.data ?? null) : null)
  return {
    ...read(foundZone),
    search,
    known,
    foundZone,
    isFindingZone: isZoneAsked && asked.isPending,
  }
}

type BirthPlace = {
  readonly search: PlaceSearch
  /** The place for the typed text: the chosen one, or the only one that is meant by it. */
  readonly known: KnownPlace | null
}

/** Searches for the typed place, unless it was already chosen from the list. */
function useBirthPlace({ place: text, chosen }: BirthTyped, sources: PlaceSources): BirthPlace {
  const isChosen = chosen?.label === text
  const search = usePlaceSearch(isChosen ? '' : text, sources)
  if (isChosen) return { search, known: chosen }
  const [called, ...others] = search.status === 'found' ? search.called : []
  return { search, known: called && others.length === 0 ? called : null }
}
