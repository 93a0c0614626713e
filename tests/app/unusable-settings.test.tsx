import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { unusableSettings } from '~/app/unusable-settings.tsx'

test('the page of unusable settings names every variable at fault, and shows no secret', async () => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', '')
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', '')
  vi.stubEnv('VITE_DATABASE_URL', 'postgresql://authenticated:hunter2@db.example/alap')
  render(unusableSettings())
  const text = (await screen.findByRole('alert')).textContent
  expect(text).toContain('VITE_FIREBASE_API_KEY')
  expect(text).toContain('VITE_FIREBASE_PROJECT_ID')
  expect(text).toContain('VITE_DATABASE_URL')
  expect(text).not.toContain('hunter2')
})
