import { expect, test } from 'vitest'
import { repertoireOf } from '~/raga/repertoire.ts'
import { renderSession } from '~/raga/sound/render-session.ts'
import { GATES } from '~dev/recordings/check/gates.ts'
import { loudnessMeter } from '~dev/recordings/measure/loudness.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

// The lowest and the highest Sa that a person can choose, in the shortest session, which has the
// least time to be even in. These two were the quietest and the least even.
test.each([
  ['todi', 196],
  ['yaman', 103.83],
  ['yaman', 196],
] as const)(
  'three minutes of %s are as loud and as even as they should be with Sa at %d Hz',
  (id, tonicHz) => {
    const meter = loudnessMeter(32_000)
    const order = { raga: ragaFor(id), repertoire: repertoireOf(id), minutes: 3, seed: 'loud' }
    for (const block of renderSession({ ...order, tonicHz })) meter.add(block)
    const { integrated, range } = meter.result()
    expect(integrated).toBeGreaterThan(GATES.loudness.least)
    expect(integrated).toBeLessThan(GATES.loudness.most)
    expect(range).toBeLessThan(GATES.range.most)
  },
)
