interface ReleaseState {
  /** The version in package.json. */
  readonly version: string;
  /** How many changesets wait for a version. */
  readonly pending: number;
  /** Whether npm has this version. */
  readonly published: boolean;
}

/** Whether a commit is published, and the reason. */
export interface ReleasePlan {
  readonly publishes: boolean;
  readonly message: string;
}

/** A release is a commit without changesets whose version npm does not have. */
export function releasePlan({ version, pending, published }: ReleaseState): ReleasePlan {
  if (pending > 0) {
    return {
      publishes: false,
      message: `is not published: ${pending} changesets wait for \`npm run release:version\`.`,
    };
  }
  if (published) return { publishes: false, message: `${version} is on npm already.` };
  return { publishes: true, message: `${version} is published.` };
}
