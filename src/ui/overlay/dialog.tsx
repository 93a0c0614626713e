import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type ReactNode, type Ref, useLayoutEffect } from 'react'
import { CloseIcon } from '~/ui/motifs/icons.tsx'
import { besideWhatIsAbove, closingOnEscape } from '~/ui/overlay/above-dialogs.tsx'
import { useFocusBack } from '~/ui/overlay/use-focus-back.ts'
import { useScrollLock } from '~/ui/overlay/use-scroll-lock.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Shown above the title: an icon or an emblem. */
  emblem?: ReactNode
  /** How much stands side by side: words alone, a drawing next to its words, or two columns of them. */
  width?: keyof typeof WIDTHS
  children: ReactNode
}

const WIDTHS = {
  words: 'sm:w-[30rem]',
  drawing: 'sm:w-[42rem]',
  board: 'sm:w-[42rem] lg:w-[min(58rem,92vw)]',
} as const

/** A dialog: at the bottom edge on a phone, in the middle on a desktop. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, emblem, width = 'words', children } = props
  const { remember, onCloseAutoFocus } = useFocusBack()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Veil />
        <Content
          {...besideWhatIsAbove}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={closingOnEscape(() => onOpenChange(false))}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`fixed inset-x-0 bottom-0 z-40 max-h-[92dvh] animate-arrive overflow-y-auto rounded-t-card border border-line bg-overlay px-[min(1.5rem,6vw)] pt-7 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-ink lift sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:[translate:-50%_-50%] sm:max-h-[92dvh] sm:rounded-card sm:p-8 ${WIDTHS[width]}`}
        >
          {emblem && <div className="mb-3 text-accent text-title">{emblem}</div>}
          <Title className="pr-10 font-display font-semibold text-title">{title}</Title>
          {description && <Description className="mt-1 text-ink-soft">{description}</Description>}
          <div className="mt-5">{children}</div>
          <Close
            aria-label="Close"
            className="absolute top-4 right-4 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <CloseIcon />
          </Close>
        </Content>
      </Portal>
    </Root>
  )
}

// Radix's own overlay adds a style sheet to the document to stop the page from scrolling. The
// content security policy refuses that, so this overlay replaces it.
function Veil({ ref }: { ref?: Ref<HTMLDivElement> }) {
  useScrollLock()
  useLayoutEffect(() => {
    return () => stopRepeatedClicks()
  }, [])
  return <div ref={ref} className="fixed inset-0 z-40 bg-[oklch(0.15_0.03_300/0.6)]" />
}

/** Longer than the two clicks of a double click are apart. */
const DOUBLE_CLICK_MS = 600

/** The second click of a double click that closed a dialog must not press what was beneath it. */
function stopRepeatedClicks(): void {
  const stop = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', stop, true)
  setTimeout(() => document.removeEventListener('click', stop, true), DOUBLE_CLICK_MS)
}
