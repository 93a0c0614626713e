import { Close, Content, Root, Title } from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { CloseIcon } from '~/ui/motifs/icons.tsx'
import { closingOnEscape } from '~/ui/overlay/above-dialogs.tsx'
import { useFocusBack } from '~/ui/overlay/use-focus-back.ts'

type SidePanelProps = {
  title: string
  onClose: () => void
  children: ReactNode
  /** At the lower edge, below a line. */
  foot: ReactNode
}

/**
 * Settings of a page that stays in use beside them: at the right of a wide screen, on a phone a sheet
 * that leaves the upper part of the page free.
 */
export function SidePanel({ title, onClose, children, foot }: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const { remember, onCloseAutoFocus } = useFocusBack()
  useEffect(() => {
    inner.current?.addEventListener('keydown', letTabThrough)
  }, [])
  return (
    <Root
      open
      modal={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Content
        ref={panel}
        aria-describedby={undefined}
        // What plays is in sight, and its keys work.
        data-player-keys
        onOpenAutoFocus={(event) => {
          remember()
          event.preventDefault()
          panel.current?.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={onCloseAutoFocus}
        onInteractOutside={(event) => event.preventDefault()}
        onKeyDown={closingOnEscape(onClose)}
        className="side-panel z-10 animate-arrive overflow-y-auto border border-line bg-overlay text-ink lift outline-none"
      >
        <div ref={inner} className="flex min-h-full flex-col">
          <div className="sticky top-0 z-10 flex items-center justify-between bg-overlay px-5 py-2">
            <Title className="font-display font-semibold text-title">{title}</Title>
            <Close
              aria-label="Close"
              className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <CloseIcon />
            </Close>
          </div>
          <div className="flex-1 px-5">{children}</div>
          <div className="border-line border-t px-5 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {foot}
          </div>
        </div>
      </Content>
    </Root>
  )
}

/** Radix leads Tab in a circle, which is for dialogs that take the whole screen. */
function letTabThrough(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation()
}
