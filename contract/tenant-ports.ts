import type { AccountFormQueries } from "./account-forms.ts";
import type { KeptMail } from "./account-mail.ts";
import type { ApplicationQueries } from "./application-queries.ts";
import type { ClubQueries } from "./club-queries.ts";
import type { EditorialQueries } from "./editorial-queries.ts";
import type { FantasyFormQueries } from "./fantasy-form.ts";
import type { OfficeScreenQueries } from "./office-screens.ts";
import type { FantasyApiQueries } from "./fantasy-api-queries.ts";
import type { FantasyQueries } from "./fantasy-queries.ts";
import type { FeedQueries } from "./feed-queries.ts";
import type { FollowingQueries } from "./following-queries.ts";
import type { LiveQueries } from "./live/live-queries.ts";
import type { PlayerQueries } from "./player-queries.ts";
import type { PublicApiQueries } from "./public-api-queries.ts";
import type { SiteQueries } from "./queries.ts";
import type { ScheduleQueries } from "./schedule-queries.ts";
import type { ScoresheetQueries } from "./scoresheet-queries.ts";
import type { SearchQueries } from "./search-queries.ts";
import type { SeasonQueries } from "./season-queries.ts";
import type { StaffQueries } from "./staff-queries.ts";
import type { StatisticsQueries } from "./statistics-queries.ts";
import type { VenueQueries } from "./venue-queries.ts";
import type { WebsiteQueries } from "./website-config.ts";

/** All that pages may ask, of one tenant, for one rendering: an area of questions each. */
export type PageQueries = {
  readonly site: SiteQueries;
  readonly statistics: StatisticsQueries;
  readonly seasons: SeasonQueries;
  readonly schedule: ScheduleQueries;
  readonly clubs: ClubQueries;
  readonly players: PlayerQueries;
  readonly fantasy: FantasyQueries;
  readonly editorial: EditorialQueries;
  readonly search: SearchQueries;
  readonly feeds: FeedQueries;
  readonly scoresheets: ScoresheetQueries;
  readonly venues: VenueQueries;
  readonly staff: StaffQueries;
  readonly live: LiveQueries;
  readonly applications: ApplicationQueries;
  readonly accountForms: AccountFormQueries;
  readonly fantasyForm: FantasyFormQueries;
  readonly office: OfficeScreenQueries;
  /** What a demo's league would have sent, the newest first; `null`: it is no demo, or its mails leave the house. */
  readonly keptMails: () => Promise<readonly KeptMail[] | null>;
};

/** All that the server asks of one tenant for one answer. */
export type TenantPorts = PageQueries & {
  readonly website: WebsiteQueries;
  readonly publicApi: PublicApiQueries;
  readonly fantasyApi: FantasyApiQueries;
  readonly following: FollowingQueries;
};
