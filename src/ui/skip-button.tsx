import { SKIP_SECONDS } from '~/lib/skip-seconds.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { BackTenIcon, ForwardTenIcon } from '~/ui/icons.tsx'

type SkipButtonProps = {
  way: 'back' | 'forward'
  /** False where the recording cannot be moved through. */
  canSkip: boolean
  onSkip: (seconds: number) => void
}

/** Ten seconds back or forward. */
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
