type ZoneChoice = {
  /** IANA. */
  readonly id: string
  readonly label: string
}

/** The zones a person can choose from, by regions of the world. */
export const TIME_ZONE_GROUPS: readonly {
  readonly region: string
  readonly zones: readonly ZoneChoice[]
}[] = [
  {
    region: 'South Asia',
    zones: [
      { id: 'Asia/Kolkata', label: 'India — Kolkata' },
      { id: 'Asia/Kathmandu', label: 'Nepal — Kathmandu' },
      { id: 'Asia/Colombo', label: 'Sri Lanka — Colombo' },
      { id: 'Asia/Dhaka', label: 'Bangladesh — Dhaka' },
      { id: 'Asia/Karachi', label: 'Pakistan — Karachi' },
    ],
  },
  {
    region: 'Asia',
    zones: [
      { id: 'Asia/Dubai', label: 'Emirates — Dubai' },
      { id: 'Asia/Tehran', label: 'Iran — Tehran' },
      { id: 'Asia/Yangon', label: 'Myanmar — Yangon' },
      { id: 'Asia/Bangkok', label: 'Thailand — Bangkok' },
      { id: 'Asia/Singapore', label: 'Singapore' },
      { id: 'Asia/Hong_Kong', label: 'Hong Kong' },
      { id: 'Asia/Shanghai', label: 'China — Shanghai' },
      { id: 'Asia/Tokyo', label: 'Japan — Tokyo' },
    ],
  },
  {
    region: 'Europe',
    zones: [
      { id: 'Europe/London', label: 'United Kingdom — London' },
      { id: 'Europe/Paris', label: 'France — Paris' },
      { id: 'Europe/Berlin', label: 'Germany — Berlin' },
      { id: 'Europe/Moscow', label: 'Russia — Moscow' },
    ],
  },
  {
    region: 'Africa',
    zones: [
      { id: 'Africa/Lagos', label: 'Nigeria — Lagos' },
      { id: 'Africa/Johannesburg', label: 'South Africa — Johannesburg' },
      { id: 'Africa/Nairobi', label: 'Kenya — Nairobi' },
    ],
  },
  {
    region: 'Americas',
    zones: [
      { id: 'America/New_York', label: 'US Eastern — New York' },
      { id: 'America/Chicago', label: 'US Central — Chicago' },
      { id: 'America/Denver', label: 'US Mountain — Denver' },
      { id: 'America/Los_Angeles', label: 'US Pacific — Los Angeles' },
      { id: 'America/Toronto', label: 'Canada — Toronto' },
      { id: 'America/Mexico_City', label: 'Mexico — Mexico City' },
      { id: 'America/Sao_Paulo', label: 'Brazil — São Paulo' },
    ],
  },
  {
    region: 'Australia and Pacific',
    zones: [
      { id: 'Australia/Sydney', label: 'Australia — Sydney' },
      { id: 'Pacific/Auckland', label: 'New Zealand — Auckland' },
    ],
  },
  { region: 'Everywhere', zones: [{ id: 'UTC', label: 'UTC' }] },
]
