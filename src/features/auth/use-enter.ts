import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { EntryMode, EntryValues } from '~/features/auth/entry-validation.ts'
import { DataError } from '~/lib/data-error.ts'
import { account } from '~/queries/account.ts'
import { useSignInState } from '~/queries/use-sign-in-state.ts'
import { useToast } from '~/ui/toast.ts'

const FAILED = 'Failed to initialize user. Please try again.'

const GREETINGS = {
  'sign-in': {
    title: 'Welcome back!',
    description: 'You have been successfully signed in.',
  },
  'create-account': { title: 'Account created!', description: 'Welcome to Alap!' },
} as const

/**
 * Signs the person in, or up, sees to their row in the database, and takes them on.
 * Rejects with an `IdentityError` when the identity service says no. When the row fails, the toast
 * says so and the next attempt begins there: signing up twice would be refused.
 */
export function useEnter(destination: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const state = useSignInState()
  const { toast } = useToast()
  return async (mode: EntryMode, values: EntryValues): Promise<void> => {
    const email = values.email.trim()
    const isIn = state.status === 'signed-in' && isSameAddress(state.person.email, email)
    if (!isIn) {
      const { password } = values
      if (mode === 'sign-in') await account.signIn({ email, password })
      else await account.create({ name: values.name.trim(), email, password })
    }
    try {
      await account.open(client)
    } catch (error) {
      const reason = error instanceof DataError && error.kind === 'not-configured'
      const description = reason ? `${FAILED} Neon database not configured.` : FAILED
      toast({ title: 'Error', description, tone: 'destructive' })
      return
    }
    toast(GREETINGS[mode])
    void navigate(destination, { replace: true })
  }
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
