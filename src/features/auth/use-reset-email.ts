import { useState } from 'react'
import { identityWords } from '~/features/auth/identity-wording.ts'
import { account } from '~/queries/account.ts'
import { useToast } from '~/ui/toast.ts'

/** Sends the e-mail with which a password is reset. Answers whether it was sent. */
export function useResetEmail(): {
  isSending: boolean
  send: (email: string) => Promise<boolean>
} {
  const [isSending, setSending] = useState(false)
  const { toast } = useToast()
  const send = async (email: string) => {
    setSending(true)
    try {
      await account.sendPasswordReset(email.trim())
      toast({
        title: 'Password reset sent!',
        description: 'Check your email for the password reset link.',
      })
      return true
    } catch (error) {
      toast({
        title: 'Failed to send password reset',
        description: identityWords(error),
        tone: 'destructive',
      })
      return false
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
