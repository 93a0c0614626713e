import { emailFault } from '~/domain/email-address.ts'
import { useResetEmail } from '~/features/auth/use-reset-email.ts'
import { Button } from '~/ui/button.tsx'
import { useToast } from '~/ui/toast.ts'

type ForgotPasswordProps = {
  email: string
  /** The address cannot be used as it stands. */
  onFault: (words: string) => void
  onSent: (email: string) => void
}

/** Sends a reset e-mail to the address that stands in the form. */
export function ForgotPassword({ email, onFault, onSent }: ForgotPasswordProps) {
  const { isSending, send } = useResetEmail()
  const { toast } = useToast()
  const forgot = async () => {
    const found = emailFault(email)
    if (email.trim() === '') {
      toast({
        title: 'Email required',
        description: 'Please enter your email address first.',
        tone: 'destructive',
      })
    } else if (found) onFault(found)
    else if (await send(email)) onSent(email.trim())
  }
  return (
    <Button variant="ghost" busy={isSending} onClick={forgot}>
      Forgot Password?
    </Button>
  )
}
