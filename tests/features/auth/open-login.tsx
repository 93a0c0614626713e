import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { LoginPage } from '~/features/auth/login-page.tsx'
import { createQueryClient } from '~/queries/cache/query-client.ts'
import { Toaster } from '~/ui/feedback/toaster.tsx'

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`Arrived at ${pathname}${search}`}</p>
}

const LABELS = { name: /Full Name/, email: /Email/, password: /Password/ }

export function field(label: RegExp): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
}

/** What a screen reader adds when it comes to a field: its hint, or what is wrong. */
export function noteOf(input: HTMLInputElement): string {
  const id = input.getAttribute('aria-describedby')
  return (id && document.getElementById(id)?.textContent) || ''
}

/** The login page at an address, in the real router, with the toasts it shows. */
export function openLogin(address = '/login', state: unknown = null) {
  // BrowserRouter keeps navigation state under `usr`.
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', address)
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>,
  )
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return {
    user,
    press,
    fill: async (values: { name?: string; email?: string; password?: string }) => {
      for (const name of ['name', 'email', 'password'] as const) {
        const value = values[name]
        if (value === undefined) continue
        await user.clear(field(LABELS[name]))
        await user.click(field(LABELS[name]))
        await user.paste(value)
      }
    },
    toNewAccount: () => press('New here? Create an account'),
  }
}
