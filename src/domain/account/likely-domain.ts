import {
  COMMON_DOMAINS,
  NATIONAL_ENDINGS,
  NATIONAL_NAMES,
  NEAR_DOMAINS,
} from '~/domain/account/mail-domains.ts'

/**
 * The domain that was probably meant where that of an address looks misspelt; `undefined` for one
 * that exists or is like no common one. It is a guess, to be asked about and never to be imposed.
 */
export function likelyDomain(address: string): string | undefined {
  const typed = domainOf(address)
  if (typed === undefined || isKnown(typed)) return undefined
  const near = COMMON_DOMAINS.map((domain) => ({ domain, errors: errorsBetween(typed, domain) }))
    // The sort keeps the order of equals: the more common one comes first.
    .sort((one, other) => one.errors - other.errors)[0]
  if (near && near.errors < TOO_MANY) return near.domain
  return withRealEnding(typed)
}

/** What stands behind the `@`, in small letters. */
export function domainOf(address: string): string | undefined {
  return /^[^\s@]+@([^\s@]+)$/.exec(address.trim().toLowerCase())?.[1]
}

type Parts = { readonly name: string; readonly ending: string }

function partsOf(domain: string): Parts {
  const [name = '', ...rest] = domain.split('.')
  return { name, ending: rest.join('.') }
}

const KNOWN: ReadonlySet<string> = new Set([...COMMON_DOMAINS, ...NEAR_DOMAINS])
const COUNTRIES: ReadonlySet<string> = new Set(NATIONAL_ENDINGS)

function isKnown(domain: string): boolean {
  const { name, ending } = partsOf(domain)
  const country = ending.replace(/^com?\./, '')
  return KNOWN.has(domain) || (NATIONAL_NAMES.includes(name) && COUNTRIES.has(country))
}

/** How many typing errors lead from a common domain to the typed one; infinite if too many. */
function errorsBetween(typed: string, domain: string): number {
  if (Math.abs(typed.length - domain.length) > 4) return TOO_MANY
  const [one, other] = [partsOf(typed), partsOf(domain)]
  if (one.ending === '') {
    return typed === other.name || typed === domain.replaceAll('.', '') ? 1 : TOO_MANY
  }
  if (isOtherInitial(one.name, other.name)) return TOO_MANY
  const inName = edits(one.name, other.name)
  if (inName <= mostErrors(one.name, other.name) && isSameEnding(one.ending, other.ending)) {
    return inName + edits(one.ending, other.ending)
  }
  // The dot itself may stand elsewhere, or a second one beside it.
  const isMoved = other.name.length > 4 && one.name !== other.name && one.ending !== other.ending
  return isMoved && edits(typed, domain) === 1 ? 1 : TOO_MANY
}

const TOO_MANY = Number.POSITIVE_INFINITY

/**
 * Short names have too many real neighbours: "live", "line" and "love" are three hosts, and so are
 * "hotmail", "popmail" and "homemail", which differ in no more than what is not "mail".
 */
function mostErrors(typed: string, name: string): number {
  const length = /^.+mail$/.test(typed) && name.endsWith('mail') ? name.length - 1 : name.length
  if (length <= 4) return name === 'gmail' || name === 'ymail' ? 1 : 0
  return length <= 6 || (length < name.length && name.length < 10) ? 1 : 2
}

/** "email" and "boxmail" are hosts of their own, and people rarely mistype the first letter of a name. */
function isOtherInitial(typed: string, name: string): boolean {
  const isShort = name.length <= 6 || name.endsWith('mail')
  return isShort && typed[0] !== name[0] && typed.slice(1) === name.slice(1)
}

function isSameEnding(typed: string, ending: string): boolean {
  if (typed === ending) return true
  // A single letter is not finished; of two letters, another one makes another country.
  const isCountry = ending.length === 2 && typed.length === 2 && !isSwapped(typed, ending)
  return typed.length >= 2 && !isCountry && edits(typed, ending) === 1
}

const isSwapped = ([a, b]: string, other: string): boolean => `${b}${a}` === other

/** Endings that no registry has, and what was meant. */
const NO_ENDINGS: Readonly<Record<string, string>> = {
  ...misspellingsOf('com', 'con cmo ocm vom xom comm coom ccom cpm cok clm cim dom fom c0m'),
  ...misspellingsOf('net', 'nte ent nett neet met ner'),
  ...misspellingsOf('org', 'ogr rog orgg orrg'),
}

function misspellingsOf(ending: string, errors: string): Record<string, string> {
  return Object.fromEntries(errors.split(' ').map((typed) => [typed, ending]))
}

function withRealEnding(domain: string): string | undefined {
  const at = domain.lastIndexOf('.')
  const ending = domain.slice(at + 1)
  if (at < 1 || !Object.hasOwn(NO_ENDINGS, ending)) return undefined
  return `${domain.slice(0, at)}.${NO_ENDINGS[ending]}`
}

/** Letters added, left out, replaced, or swapped with their neighbour (optimal string alignment). */
function edits(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      here[column] = Math.min(
        at(above, column) + 1,
        at(here, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = here
  }
  return at(above, other.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0
