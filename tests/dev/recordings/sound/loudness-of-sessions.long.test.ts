import { expect, test } from 'vitest'
import { isAsLoudAsItShould, sessionLoudness } from '~dev/recordings/check/session-loudness.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

// The lowest and the highest Sa that a person can choose. The shortest session has the least time to
// be even in, and these ragas were the quietest and the least even; a low one is hardly above its drone.
test.each([
  ['todi', 3, 'g3'],
  ['yaman', 3, 'gs2'],
  ['yaman', 3, 'g3'],
  ['darbari-kanada', 10, 'g3'],
  ['hamsadhwani', 60, 'g3'],
] as const)(
  'a session of %s, of %d minutes with Sa at %s, is as loud and as even as it should be',
  (id, minutes, sa) => {
    const loudness = sessionLoudness({ raga: ragaFor(id), minutes, sa, seed: 'loud' })
    expect(loudness).toSatisfy(isAsLoudAsItShould)
  },
)
