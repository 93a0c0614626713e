import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ChartReading } from '~/domain/chart/chart-reading.ts'
import { AccountTab } from '~/features/profile/account/account-tab.tsx'
import { AstrologyTab } from '~/features/profile/astrology-tab.tsx'
import { PreferencesTab } from '~/features/profile/preferences/preferences-tab.tsx'
import { paths } from '~/lib/paths.ts'
import { Tabs } from '~/ui/controls/tabs.tsx'
import { Page } from '~/ui/layout/page.tsx'

const TABS = [
  { id: 'account', label: 'Account' },
  { id: 'preferences', label: 'Preferences' },
  { id: 'astrology', label: 'Astrology' },
] as const

type ProfilePageProps = {
  /** Draws a chart with the name of its person. */
  drawChart: (reading: ChartReading, name: string | null) => ReactNode
}

/** The person's account, preferences and birth chart. The address names the tab: `?tab=astrology`. */
export function ProfilePage({ drawChart }: ProfilePageProps) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('tab')
  const tab = TABS.find(({ id }) => id === asked)?.id ?? 'account'
  return (
    <Page
      title="Profile"
      width="board"
      back={{ to: paths.dashboard(), label: 'Back to Dashboard' }}
    >
      <Tabs
        label="Profile"
        tabs={TABS}
        value={tab}
        onChange={(id) =>
          void navigate({ search: id === 'account' ? '' : `?tab=${id}` }, { replace: true, state })
        }
      >
        {tab === 'account' && <AccountTab />}
        {tab === 'preferences' && <PreferencesTab />}
        {tab === 'astrology' && <AstrologyTab drawChart={drawChart} />}
      </Tabs>
    </Page>
  )
}
