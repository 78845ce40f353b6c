/** Fixed ids of rows that `schema/snapshot.yaml` does not contain. The code, the seeds and the tests use the same ids in every installation. */
export const FOLDER = {
  brand: 'd1a10000-0000-4000-8000-000000000001',
  library: 'd1a10000-0000-4000-8000-000000000002',
  uploads: 'd1a10000-0000-4000-8000-000000000003',
  private: 'd1a10000-0000-4000-8000-000000000004',
  downloads: 'd1a10000-0000-4000-8000-000000000005',
} as const;

export const ROLE = {
  administrator: 'd1a10000-0000-4000-8000-000000000021',
  editor: 'd1a10000-0000-4000-8000-000000000022',
  kid: 'd1a10000-0000-4000-8000-000000000023',
  adult: 'd1a10000-0000-4000-8000-000000000024',
  reviewer: 'd1a10000-0000-4000-8000-000000000025',
  desk: 'd1a10000-0000-4000-8000-000000000026',
  /** Role of the site's own anonymous reads. No user has it (decision 310). */
  site: 'd1a10000-0000-4000-8000-000000000027',
} as const;

export const POLICY = {
  /** Directus's policy of anonymous visitors. It also applies to kids and adults. */
  public: 'abf8a154-5b1c-4a46-ac9c-7300570f4f17',
  administrator: 'd1a10000-0000-4000-8000-000000000031',
  editor: 'd1a10000-0000-4000-8000-000000000032',
  member: 'd1a10000-0000-4000-8000-000000000033',
  /** Policy of users who may publish, and may change published items (decision 260). */
  reviewer: 'd1a10000-0000-4000-8000-000000000034',
  desk: 'd1a10000-0000-4000-8000-000000000035',
  /** Additional policy for reviewers who may also publish mental health content. */
  mentalHealthReviewer: 'd1a10000-0000-4000-8000-000000000036',
  /** Policy of everybody who has the policy `public`, except the site: files that a public row uses. */
  publicFiles: 'd1a10000-0000-4000-8000-000000000037',
  /** Policy of the site instead of `publicFiles`. */
  siteFiles: 'd1a10000-0000-4000-8000-000000000038',
} as const;

export const USER = {
  /**
   * User of scripts (seeds, imports, tests), which authenticate with the static token of this user. The publishing rules do not apply to this user (decision
   * 042).
   */
  service: 'd1a10000-0000-4000-8000-000000000061',
} as const;

export type RoleName = keyof typeof ROLE;
export type PolicyName = keyof typeof POLICY;
