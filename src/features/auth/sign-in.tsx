import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { isSameAddress } from '~/domain/account/account-fields.ts'
import { ForgotPassword } from '~/features/auth/reset-email.tsx'
import { EmailField, PasswordField } from '~/features/auth/sign-in-fields.tsx'
import {
  checkSignIn,
  type EntryValues,
  FIELDS_AT_FAULT,
  NOTHING_TYPED,
  type SignInMode,
} from '~/features/auth/sign-in-validation.ts'
import { DataError } from '~/lib/data-error.ts'
import { paths } from '~/lib/paths.ts'
import { account } from '~/queries/account/account.ts'
import { broughtAlong } from '~/queries/drafts/brought-along.ts'
import { isFirstSessionWanted } from '~/queries/first-session/is-first-session-wanted.ts'
import { useSignInState } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { TextField } from '~/ui/controls/field.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { PASSWORD_HINT } from '~/ui/feedback/account-field-words.ts'
import { keptSessionWords } from '~/ui/feedback/first-session-words.ts'
import { identityFaults, signedOutWords } from '~/ui/feedback/identity-words.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useFailure, useToast } from '~/ui/feedback/toast.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'

type Words = { readonly title: string; readonly lead: string; readonly toggle: string }

/** What the page says of each mode; its document says the first two before the app has come. */
export const SIGN_IN_WORDS = {
  'sign-in': {
    title: 'Welcome back',
    lead: 'Sign in, and your practice is where you left it.',
    toggle: 'New here? Create an account',
  },
  'create-account': {
    title: 'Begin your practice',
    lead: 'An account keeps your check-ins and reflections, for you alone.',
    toggle: 'Already have an account? Sign in',
  },
} as const satisfies Record<SignInMode, Words>

const TO_HOME = { to: paths.landing(), label: 'Back to Home' }
const TO_FIRST_SESSION = { to: paths.trySession(), label: 'Back to your first session' }

type SignInProps = {
  /** The mode the form opens in. */
  firstMode: SignInMode
  /** The address of the account to sign in to, if known. */
  email?: string | undefined
  destinationFor: (uid: string) => string
  /** The person came here to take along what they typed on an open page. */
  brings: boolean
  onResetSent: (email: string) => void
}

/** Sign in, create an account, or request a new password. */
export function SignIn(props: SignInProps) {
  const { firstMode, email = '', destinationFor, brings, onResetSent } = props
  const [mode, setMode] = useState(firstMode)
  const { isEntering, enter } = useSignIn(destinationFor, brings)
  const state = useSignInState()
  const { title, lead, toggle } = SIGN_IN_WORDS[mode]
  const [back] = useState(() => (brings && isFirstSessionWanted() ? TO_FIRST_SESSION : TO_HOME))

  // While the form signs in, it also creates the account's row and shows a toast before it
  // redirects.
  if (state.status === 'signed-in' && !isEntering) {
    return <Navigate to={destinationFor(state.person.uid)} replace />
  }

  return (
    <Page title={title} lead={lead} back={back}>
      <Stack gap="wide">
        <SignedOutNotice />
        {brings && <BroughtAlongNotices />}
        <SignInForm mode={mode} email={email} onEnter={enter} onResetSent={onResetSent} />
        <Button
          variant="ghost"
          onClick={() => setMode(mode === 'sign-in' ? 'create-account' : 'sign-in')}
        >
          {toggle}
        </Button>
      </Stack>
    </Page>
  )
}

/** Each kind of what may come along, and whether it does. */
const BROUGHT = [
  {
    kind: 'birth',
    isThere: () => broughtAlong.get('birth') !== undefined,
    words: 'The birth that was typed in this tab goes along into your account, for you to save.',
  },
  {
    kind: 'first-session',
    isThere: isFirstSessionWanted,
    words:
      'The first session of this tab goes along into your account: its mood, what was heard, and what was written.',
  },
] as const

/** Does not show what comes along: the person who sits here now may be another. */
function BroughtAlongNotices() {
  const [there, setThere] = useState(() => BROUGHT.filter(({ isThere }) => isThere()))
  const leave = (kind: (typeof BROUGHT)[number]['kind']) => {
    broughtAlong.drop(kind)
    setThere(there.filter((one) => one.kind !== kind))
  }
  return there.map(({ kind, words }) => (
    <Notice
      key={kind}
      action={
        <Button variant="quiet" onClick={() => leave(kind)}>
          Leave it behind
        </Button>
      }
    >
      {words}
    </Notice>
  ))
}

/** The reason why the service ended a sign-in; nothing if the person did. */
function SignedOutNotice() {
  const state = useSignInState()
  if (state.status === 'signed-in' || !state.because || state.because === 'deleted') return null
  return <Notice title="You were signed out">{signedOutWords(state.because)}</Notice>
}

/** Rejects with an `IdentityError`. */
type Enter = (mode: SignInMode, values: EntryValues) => Promise<void>

type SignInFormProps = {
  mode: SignInMode
  /** The address of the account to sign in to, empty if it is not known. */
  email: string
  onEnter: Enter
  onResetSent: (email: string) => void
}

const MODES = {
  'sign-in': { label: 'Sign in', submit: 'Sign In' },
  'create-account': { label: 'Create account', submit: 'Create Account' },
} as const

/** Signs in or creates an account. A change of mode keeps what was typed. */
function SignInForm({ mode, email, onEnter, onResetSent }: SignInFormProps) {
  const { values, form } = useSignInForm(mode, email, onEnter)
  const isNew = mode === 'create-account'
  // Load the sign-in service when the person first points at or focuses the form.
  const ahead = { onFocus: account.prepare, onPointerEnter: account.prepare }
  return (
    <form {...form.props} {...ahead} aria-label={MODES[mode].label}>
      <Stack>
        {isNew && (
          <TextField {...form.field('name')} label="Full Name" autoComplete="name" required />
        )}
        <EmailField {...form.field('email')} asksDomain={isNew} />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...(isNew && { hint: PASSWORD_HINT })}
        />
        <Button type="submit" size="large" fill busy={form.isBusy}>
          {form.isBusy ? 'Processing...' : MODES[mode].submit}
        </Button>
        {!isNew && (
          <ForgotPassword
            email={values.email}
            onFault={(words) => form.show({ email: words })}
            onSent={onResetSent}
          />
        )}
      </Stack>
    </form>
  )
}

function useSignInForm(mode: SignInMode, email: string, onEnter: Enter) {
  const [values, setValues] = useState<EntryValues>({ ...NOTHING_TYPED, email })
  const fail = useFailure()
  const form = useForm({
    values,
    setValues,
    faults: checkSignIn(mode, values),
    send: async () => {
      try {
        await onEnter(mode, values)
        return undefined
      } catch (refusal) {
        const found = identityFaults(refusal, 'sign-in', FIELDS_AT_FAULT)
        if (found.form === undefined) return found
        fail(found.form)
        return undefined
      }
    },
  })
  return { values, form }
}

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
function useSignIn(destinationFor: (uid: string) => string, brings: boolean) {
  const navigate = useNavigate()
  const state = useSignInState()
  const [isEntering, setEntering] = useState(false)
  const { toast } = useToast()
  const fail = useFailure()

  const enter = async (mode: SignInMode, values: EntryValues): Promise<void> => {
    const isIn = state.status === 'signed-in' && isSameAddress(state.person.email, values.email)
    setEntering(true)
    if (!brings) broughtAlong.dropAll()
    try {
      if (!isIn) await broughtAlong.through(values.email, () => identify(mode, values))
    } catch (refusal) {
      setEntering(false)
      throw refusal
    }
    let uid: string
    try {
      uid = (await account.open()).uid
    } catch (error) {
      fail(failure(error))
      return
    }
    const { title, description } = GREETINGS[mode]
    const kept = isFirstSessionWanted() ? await keepBrought(uid) : ''
    toast({ title, description: `${description}${kept}` })
    void navigate(destinationFor(uid), { replace: true })
  }
  /** Returns what to say of it; what fails here is still in the tab, and home tries again. */
  const keepBrought = async (uid: string): Promise<string> => {
    try {
      const { keepFirstSession } = await import('~/queries/first-session/keep-first-session.ts')
      return ` ${keptSessionWords(await keepFirstSession(uid))}`
    } catch {
      return ''
    }
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
