import type { LinkRepair } from '~/domain/improvisation/improvisation-link.ts'
import { saName } from '~/domain/improvisation/sa.ts'
import { assertNever } from '~/lib/assert-never.ts'

/** What had to be put right in a link, in a sentence. */
export function linkRepairWords(found: LinkRepair): string {
  switch (found.repair) {
    case 'unknown-raga':
      return 'The link names a raga that Alap does not know. This is what it suggests now.'
    case 'unknown-second-raga':
      return `The link names a second raga that Alap does not know, so ${found.first} plays alone.`
    case 'length':
      return `A ${found.kind} lasts ${found.least} to ${found.most} minutes, so this one lasts ${found.minutes}.`
    case 'sa': {
      const [lowest, highest] = [saName('gs2'), saName('g3')]
      return found.nearest
        ? `Sa lies between ${lowest} and ${highest}, so here it is ${saName(found.nearest)}.`
        : `The Sa of the link is not one of ${lowest} to ${highest}, so the usual one of the raga sounds.`
    }
    case 'damaged':
      return 'The link is damaged: this is today’s improvisation, not the one that was shared.'
    default:
      return assertNever(found)
  }
}
