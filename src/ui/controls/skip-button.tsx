import { SKIP_SECONDS } from '~/lib/clock-time.ts'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { BackTenIcon, ForwardTenIcon } from '~/ui/motifs/icons.tsx'

type SkipButtonProps = {
  way: 'back' | 'forward'
  /** False where the recording cannot be sought. */
  canSkip: boolean
  onSkip: (seconds: number) => void
}

/** Skips ten seconds back or forward. */
export function SkipButton({ way, canSkip, onSkip }: SkipButtonProps) {
  const isBack = way === 'back'
  return (
    <IconButton
      tone="inherit"
      label={`${isBack ? 'Back' : 'Forward'} ${SKIP_SECONDS} seconds`}
      disabled={!canSkip}
      onClick={() => onSkip(isBack ? -SKIP_SECONDS : SKIP_SECONDS)}
    >
      {isBack ? <BackTenIcon /> : <ForwardTenIcon />}
    </IconButton>
  )
}
