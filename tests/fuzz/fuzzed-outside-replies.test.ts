import { afterAll, beforeAll, beforeEach, test, vi } from 'vitest'
import { startAstrologyBackend } from '~dev/stand-ins/astrology-backend.ts'
import { startGeocoder } from '~dev/stand-ins/geocoder.ts'
import type { HttpStandIn } from '~dev/stand-ins/http-stand-in.ts'
import { expectNothingLostOfChanged, tries } from '~tests/fuzz/fuzz-run.ts'
import { astrologyTargets, geocoderTargets } from '~tests/fuzz/replies/outside-targets.ts'
import { fuzzReplies, Replies } from '~tests/fuzz/replies/reply-target.ts'

const KEY = 'a key'
const IN_TESTS = 1_000

let astrology: HttpStandIn
let geocoder: HttpStandIn
beforeAll(async () => {
  astrology = await startAstrologyBackend({ apiKey: KEY })
  geocoder = await startGeocoder()
})
afterAll(() => Promise.all([astrology.stop(), geocoder.stop()]))
beforeEach(() => void vi.unstubAllGlobals())

test.each([
  ['Replies of the astrology backend', () => astrologyTargets(astrology.url, KEY)],
  ['Replies of the geocoder', () => geocoderTargets(geocoder.url)],
] as const)(
  '%s, mutated, are refused in words or hold nothing out of its domain',
  async (kind, targetsOf) => {
    const targets = await targetsOf()
    const served = new Replies()
    vi.stubGlobal('fetch', served.fetch)
    const tally = await fuzzReplies(kind, tries(IN_TESTS), targets, served)
    expectNothingLostOfChanged(tally, tries(IN_TESTS))
  },
  1_800_000,
)
