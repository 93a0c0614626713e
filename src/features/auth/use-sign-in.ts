import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSameAddress } from '~/domain/account/account-fields.ts'
import type { EntryValues, SignInMode } from '~/features/auth/sign-in-validation.ts'
import { DataError } from '~/lib/data-error.ts'
import { account } from '~/queries/account/account.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { useSignInState } from '~/queries/person.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'

const FAILED = 'Failed to initialize user. Please try again.'

const GREETINGS = {
  'sign-in': {
    title: 'Welcome back!',
    description: 'You have been successfully signed in.',
  },
  'create-account': { title: 'Account created!', description: 'Welcome to Alap!' },
} as const

/**
 * Signs the person in or up, ensures their row in the database, and redirects; only with `brings`
 * does what was typed on an open page come along. If the row fails, a toast reports it and the next
 * attempt starts there, because a second sign-up would be refused.
 * @throws IdentityError from `enter`, when the identity service refuses
 */
export function useSignIn(destinationFor: (uid: string) => string, brings: boolean) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const state = useSignInState()
  const [isEntering, setEntering] = useState(false)
  const { toast } = useToast()
  const fail = useFailure()

  const enter = async (mode: SignInMode, values: EntryValues): Promise<void> => {
    const isIn = state.status === 'signed-in' && isSameAddress(state.person.email, values.email)
    setEntering(true)
    if (!brings) broughtAlong.drop()
    try {
      if (!isIn) await broughtAlong.through(() => identify(mode, values))
    } catch (refusal) {
      setEntering(false)
      throw refusal
    }
    let uid: string
    try {
      uid = (await account.open(client)).uid
    } catch (error) {
      fail(failure(error))
      return
    }
    toast(GREETINGS[mode])
    void navigate(destinationFor(uid), { replace: true })
  }
  return { isEntering, enter }
}

function identify(mode: SignInMode, { name, email, password }: EntryValues): Promise<void> {
  const credentials = { email: email.trim(), password }
  return mode === 'sign-in'
    ? account.signIn(credentials)
    : account.create({ ...credentials, name: name.trim() })
}

function failure(error: unknown): string {
  const isUnset = error instanceof DataError && error.kind === 'not-configured'
  return isUnset ? `${FAILED} ${error.message}.` : FAILED
}
