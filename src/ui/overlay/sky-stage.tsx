import { Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { CloseIcon } from '~/ui/motifs/icons.tsx'
import { useScrollLock } from '~/ui/overlay/use-scroll-lock.ts'

type SkyStageProps = {
  /** What this is, for screen readers. */
  label: string
  /** What the cross in the corner does. */
  leaveLabel: string
  onLeave: () => void
  /** A tap on the sky itself, while the controls are there to be seen. */
  onTap: () => void
  /** The ring and whatever stays in it. */
  centre: ReactNode
  /** The one control that belongs into the ring; fades as the others do. */
  heart?: ReactNode
  /** What can be pressed; it fades with the cross when nothing is touched for a while. */
  controls: ReactNode
  /** The keys that command the player reach it from here. */
  playerKeys?: boolean
}

const FADES = 'eased has-focus-visible:opacity-100'
const PRESSABLE = 'a, button, input, [role=slider]'

/**
 * The sky of the watch over everything, and a ring in the middle of it. What can be pressed fades
 * from sight, never from the keyboard or a screen reader; the first touch only brings it back.
 */
export function SkyStage(props: SkyStageProps) {
  const { label, leaveLabel, onLeave, onTap, centre, heart, controls, playerKeys } = props
  const stage = useRef<HTMLDivElement>(null)
  const { isQuiet, stir, onPointerMove } = useQuiet()
  const isWaking = useRef(false)
  useScrollLock()
  const fading = `${FADES} ${isQuiet ? 'opacity-0' : ''}`

  // What cannot be seen must not be pressed by a finger that only means to see it.
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
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            stage.current?.focus({ preventScroll: true })
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onPointerDownCapture={({ pointerType }) => {
            // A mouse has shown everything by moving here.
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

const QUIET_AFTER_MS = 4_000

/** Whether nothing was touched, moved or pressed for a while; `stir` says that something was. */
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

  // Browsers report a move also when the page moves under a pointer that lies still.
  function onPointerMove({ screenX, screenY }: PointerEvent) {
    const now = `${screenX} ${screenY}`
    if (now !== place.current) stir()
    place.current = now
  }

  return { isQuiet, stir, onPointerMove }
}
