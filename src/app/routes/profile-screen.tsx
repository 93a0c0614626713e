import { ChartDrawing } from '~/features/astrology/chart/chart-drawing.tsx'
import { ProfilePage } from '~/features/profile/profile-page.tsx'

/** The profile with the chart in it. The two areas do not import each other, so they meet here. */
export function ProfileScreen() {
  return (
    <ProfilePage
      drawChart={(reading, name) => <ChartDrawing chart={reading} {...(name && { name })} />}
    />
  )
}
