import type { ComponentProps, ReactNode } from 'react'
import type { Recommendation } from '~/domain/recommendation/recommendation.ts'
import { overlays } from '~/lib/overlays.ts'
import { RULE_SOURCES, reasonWords } from '~/listening/recommendation-words.ts'
import type { Raga } from '~/raga/model/raga.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { SentenceWithNames } from '~/ui/motifs/sentence-with-names.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

type ReasonsDialogProps = Pick<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange'> & {
  raga: Raga
  reasons: Recommendation['reasons']
  /** What they rest on. */
  children?: ReactNode
}

/** Why a raga was recommended: every reason with its source. */
export function ReasonsDialog({ raga, reasons, children, ...dialog }: ReasonsDialogProps) {
  const overlayLink = useOverlayLink()
  return (
    <Dialog {...dialog} title={`Why ${raga.name}`}>
      <div className="flex flex-col gap-6">
        <ol className="mt-1 flex flex-col gap-4">
          {reasons.map((reason) => (
            <li key={reason.rule}>
              <p>
                <SentenceWithNames>{reasonWords(reason, raga)}</SentenceWithNames>
              </p>
              <p className="text-ink-soft text-small">{RULE_SOURCES[reason.rule]}</p>
            </li>
          ))}
        </ol>
        {children}
        <div className="-mx-2">
          <ButtonLink {...overlayLink(overlays.raga(raga.id))} variant="ghost" size="tight">
            About this raga
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  )
}
