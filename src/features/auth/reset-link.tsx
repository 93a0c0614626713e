import { useCallback, useEffect, useState } from 'react'
import { NewEmailForm } from '~/features/auth/reset-email.tsx'
import { PasswordField } from '~/features/auth/sign-in-fields.tsx'
import { newPasswordFault } from '~/features/auth/sign-in-validation.ts'
import { assertNever } from '~/lib/assert-never.ts'
import { isExpiredLink } from '~/lib/identity-error.ts'
import { paths } from '~/lib/paths.ts'
import { account } from '~/queries/account/account.ts'
import { Button } from '~/ui/controls/button.tsx'
import { useForm } from '~/ui/controls/use-form.ts'
import { PASSWORD_HINT } from '~/ui/feedback/account-field-words.ts'
import { identityFaults, identityWords } from '~/ui/feedback/identity-words.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useFailure } from '~/ui/feedback/toast.ts'
import { Page } from '~/ui/layout/page.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'

type ResetLinkProps = {
  code: string
  /** Called with the account's address when its new password is set. */
  onDone: (email: string) => void
  onResetSent: (email: string) => void
}

/** The page of the link in a reset e-mail: checks the code, then asks for a new password. */
export function ResetLink(props: ResetLinkProps) {
  return (
    <Page title="Choose a new password" back={{ to: paths.landing(), label: 'Back to Home' }}>
      <CheckedCode {...props} />
    </Page>
  )
}

function CheckedCode({ code, onDone, onResetSent }: ResetLinkProps) {
  const { check, ask, fail } = useCodeCheck(code)
  switch (check.status) {
    case 'checking':
      return <Loader label="Checking your link…" />
    case 'good':
      return (
        <Stack>
          <Text tone="soft">{`For ${check.email}`}</Text>
          <NewPasswordForm
            code={code}
            email={check.email}
            onDone={() => onDone(check.email)}
            onDeadCode={(error) => fail(error, check.email)}
          />
        </Stack>
      )
    case 'failed':
      return (
        <FailedCheck
          error={check.error}
          email={check.email}
          onRetry={ask}
          onResetSent={onResetSent}
        />
      )
    default:
      return assertNever(check)
  }
}

type CodeCheck =
  | { readonly status: 'checking' }
  | { readonly status: 'good'; readonly email: string }
  | { readonly status: 'failed'; readonly error: unknown; readonly email: string }

/** Finds whose password a code may change. The check does not use the code up. */
function useCodeCheck(code: string) {
  const [check, setCheck] = useState<CodeCheck>({ status: 'checking' })
  const ask = useCallback(() => {
    setCheck({ status: 'checking' })
    account.checkResetCode(code).then(
      (email) => setCheck({ status: 'good', email }),
      (error: unknown) => setCheck({ status: 'failed', error, email: '' }),
    )
  }, [code])
  useEffect(() => {
    ask()
  }, [ask])
  const fail = (error: unknown, email: string) => setCheck({ status: 'failed', error, email })
  return { check, ask, fail }
}

type FailedCheckProps = {
  error: unknown
  /** The address, if known. */
  email: string
  onRetry: () => void
  onResetSent: (email: string) => void
}

/**
 * A reset link that failed: offers a new e-mail, or a retry if the service could not be reached.
 */
function FailedCheck({ error, email, onRetry, onResetSent }: FailedCheckProps) {
  if (isExpiredLink(error)) {
    return (
      <Stack gap="wide">
        <Notice tone="danger" title="This link does not work any more">
          {identityWords(error, 'sign-in')}
        </Notice>
        <NewEmailForm knownEmail={email} onSent={onResetSent} />
      </Stack>
    )
  }
  const again = (
    <Button variant="quiet" onClick={onRetry}>
      Try Again
    </Button>
  )
  return (
    <Notice tone="danger" title="The link could not be checked" action={again}>
      {identityWords(error, 'sign-in')}
    </Notice>
  )
}

type NewPasswordFormProps = NewPasswordOutcome & {
  code: string
  /** The address of the account, for password managers. */
  email: string
}

function NewPasswordForm({ code, email, ...outcome }: NewPasswordFormProps) {
  const form = useNewPassword(code, outcome)
  return (
    <form {...form.props} aria-label="Choose a new password">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack>
        <PasswordField
          {...form.field('password')}
          label="New Password"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
        />
        <Button type="submit" size="large" fill busy={form.isBusy}>
          {form.isBusy ? 'Processing...' : 'Set New Password'}
        </Button>
      </Stack>
    </form>
  )
}

type NewPasswordOutcome = {
  onDone: () => void
  /** Called if the code expired between its check and its use. */
  onDeadCode: (error: unknown) => void
}

/** Sets a new password with the code of a reset link. */
function useNewPassword(code: string, { onDone, onDeadCode }: NewPasswordOutcome) {
  const [values, setValues] = useState({ password: '' })
  const fail = useFailure()
  const fault = newPasswordFault(values.password)

  const refusal = (error: unknown) => {
    const found = identityFaults(error, 'sign-in', { 'weak-password': 'password' })
    if (found.form === undefined) return found
    if (isExpiredLink(error)) onDeadCode(error)
    else fail(found.form)
    return undefined
  }
  return useForm({
    values,
    setValues,
    faults: fault === undefined ? {} : { password: fault },
    send: async () => {
      try {
        await account.completeReset(code, values.password)
      } catch (error) {
        return refusal(error)
      }
      onDone()
      return undefined
    },
  })
}
