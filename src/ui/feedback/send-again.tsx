import { useId } from 'react'
import { Button } from '~/ui/controls/button.tsx'
import { identityWords } from '~/ui/feedback/identity-words.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

type SendAgainProps = {
  /** Where the link goes. */
  email: string
  isSending: boolean
  /** Until another link may be sent. */
  secondsLeft: number
  /** Rejects with an `IdentityError`. */
  send: () => Promise<void>
}

/** Sends the link to an address once more. The button stays during the pause after a link. */
export function SendAgain({ email, isSending, secondsLeft, send }: SendAgainProps) {
  const id = useId()
  const { toast } = useToast()
  const fail = useFailure()
  const isPaused = secondsLeft > 0
  const sendAgain = async () => {
    if (isPaused) return
    try {
      await send()
      toast({ title: 'The link is sent', description: `Look for it at ${email}.` })
    } catch (error) {
      fail(identityWords(error, 'send-verification'))
    }
  }
  return (
    <>
      <Button
        variant="ghost"
        busy={isSending}
        aria-disabled={isPaused || undefined}
        aria-describedby={isPaused ? id : undefined}
        onClick={sendAgain}
      >
        Send again
      </Button>
      {isPaused && (
        <span id={id} className="text-ink-soft text-small">
          {`On its way. Another can go in ${secondsLeft === 1 ? '1 second' : `${secondsLeft} seconds`}.`}
        </span>
      )}
    </>
  )
}
