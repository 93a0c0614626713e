import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { CloseIcon } from '~/ui/motifs/icons.tsx'
import { besideWhatIsAbove } from '~/ui/overlay/above-dialogs.tsx'
import { useFocusBack } from '~/ui/overlay/use-focus-back.ts'
import { useScrollLock } from '~/ui/overlay/use-scroll-lock.ts'

type SkyStageProps = {
  /** Its name, for screen readers. */
  label: string
  /** The name of the close button in the corner. */
  leaveLabel: string
  onLeave: () => void
  /** A tap on the sky, while the controls are shown. */
  onTap: () => void
  /** The ring and its content. */
  centre: ReactNode
  /** The one control inside the ring; it fades with the others. */
  heart?: ReactNode
  /** The controls; they fade with the close button after a time without input. */
  controls: ReactNode
  /** Whether the player's single keys work here. */
  playerKeys?: boolean
}

const FADES = 'eased has-focus-visible:opacity-100'
const PRESSABLE = 'a, button, input, [role=slider]'

/**
 * The sky of the watch over the whole page, with a ring in its middle. The controls fade, but the
 * keyboard and screen readers still reach them; the first touch only shows them again.
 */
export function SkyStage(props: SkyStageProps) {
  const { label, leaveLabel, onLeave, onTap, centre, heart, controls, playerKeys } = props
  const stage = useRef<HTMLDivElement>(null)
  const { isQuiet, stir, onPointerMove } = useQuiet()
  const isWaking = useRef<boolean>(false)
  const { remember, onCloseAutoFocus } = useFocusBack()
  useScrollLock()
  useCoveredPage()
  const fading = `${FADES} ${isQuiet ? 'opacity-0' : ''}`

  // While the controls are faded, a tap must show them and not press one.
  function onClickCapture(event: MouseEvent) {
    if (!isWaking.current) return
    isWaking.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest(PRESSABLE) === null) onTap()
  }

  return (
    <Root
      open
      onOpenChange={(open) => {
        if (!open) onLeave()
      }}
    >
      <Portal>
        <Content
          ref={stage}
          aria-describedby={undefined}
          data-player-keys={playerKeys || undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            remember()
            event.preventDefault()
            stage.current?.focus({ preventScroll: true })
          }}
          {...besideWhatIsAbove}
          onInteractOutside={(event) => event.preventDefault()}
          onPointerDownCapture={({ pointerType }) => {
            // A mouse has already shown the controls by moving.
            isWaking.current = isQuiet && pointerType !== 'mouse'
            stir()
          }}
          onPointerMove={onPointerMove}
          onKeyDown={stir}
          onFocus={stir}
          onClickCapture={onClickCapture}
          onClick={onClick}
          className={`sky fixed inset-0 z-40 animate-arrive overflow-hidden rounded-none outline-none ${isQuiet ? 'cursor-none' : ''}`}
        >
          <Title className="sr-only">{label}</Title>
          <div className="absolute inset-0 grid place-items-center">{centre}</div>
          {heart && (
            <div className={`absolute inset-0 grid place-items-center ${fading}`}>{heart}</div>
          )}
          <div
            className={`absolute top-0 right-4 pt-[calc(0.75rem+env(safe-area-inset-top))] ${fading}`}
          >
            <IconButton tone="inherit" label={leaveLabel} onClick={onLeave}>
              <CloseIcon />
            </IconButton>
          </div>
          <div
            className={`absolute inset-x-0 bottom-0 px-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-center ${fading}`}
          >
            {controls}
          </div>
        </Content>
      </Portal>
    </Root>
  )
}

/**
 * Neither lays out nor draws the page while its component covers all of it: each change of the whole
 * document, such as full screen, would draw it anew. It keeps its length, and so its place.
 */
function useCoveredPage(): void {
  useLayoutEffect(() => {
    const page = document.querySelector('main')
    if (!page) return undefined
    const { style } = page
    style.minBlockSize = `${page.offsetHeight}px`
    style.contentVisibility = 'hidden'
    return () => {
      style.minBlockSize = ''
      style.contentVisibility = ''
    }
  }, [])
}

const QUIET_AFTER_MS = 4_000

/** Whether there was no input for a while; call `stir` for each input. */
function useQuiet() {
  const [isQuiet, setQuiet] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useRef('')

  const stir = useCallback(() => {
    setQuiet(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setQuiet(true), QUIET_AFTER_MS)
  }, [])

  useEffect(() => {
    stir()
    return () => clearTimeout(timer.current)
  }, [stir])

  // Browsers also report a move when the page moves below a pointer that is still.
  function onPointerMove({ screenX, screenY }: PointerEvent) {
    const now = `${screenX} ${screenY}`
    if (now !== place.current) stir()
    place.current = now
  }

  return { isQuiet, stir, onPointerMove }
}
