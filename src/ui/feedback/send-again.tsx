import { type ReactNode, useId } from 'react'
import { Button } from '~/ui/controls/button.tsx'
import { identityWords } from '~/ui/feedback/identity-words.ts'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

type SendAgainProps = {
  /** Where the link goes. */
  email: string
  isSending: boolean
  /** A link went out less than a minute ago. */
  isPaused: boolean
  /** Rejects with an `IdentityError`. */
  send: () => Promise<void>
  /** Another action, beside the button. */
  children?: ReactNode
}

/** Sends the link to an address once more. The button stays during the pause after a link. */
export function SendAgain({ email, isSending, isPaused, send, children }: SendAgainProps) {
  const id = useId()
  const { toast } = useToast()
  const fail = useFailure()
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
    <div>
      <div className="-ml-5 flex flex-wrap">
        <Button
          variant="ghost"
          busy={isSending}
          aria-disabled={isPaused || undefined}
          aria-describedby={isPaused ? id : undefined}
          onClick={sendAgain}
        >
          Send again
        </Button>
        {children}
      </div>
      {isPaused && (
        <p id={id} className="text-ink-soft text-small">
          The link is on its way. Another can go in a minute.
        </p>
      )}
    </div>
  )
}
