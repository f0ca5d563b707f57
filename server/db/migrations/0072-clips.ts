import { type Kysely, sql } from "kysely";

/** Videos that are no recording of a whole game: of a play, of its best scenes, of what was said around it. CLIP5 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
alter table game_videos
  add column kind text not null default 'recording'
    check (kind in ('recording', 'highlights', 'play', 'interview', 'press-conference')),
  -- Of the log's play that it shows.
  add column event_id text,
  -- Kept from the log: the play's line as it is told now, and who is named in it. Null: the log does not tell it any more.
  add column play jsonb,
  add constraint clip_of_a_play check (event_id is null or kind = 'play'),
  add constraint play_of_an_event check (play is null or event_id is not null),
  add constraint start_of_a_recording check (starts_at is null or kind = 'recording'),
  -- Without a play to tell, only a recording says by itself what it is.
  add constraint title_of_a_clip check (kind = 'recording' or event_id is not null or title is not null);

-- Who is to be seen in a clip, where no play says it.
create table game_video_persons (
  tenant_id uuid not null,
  game_id uuid not null,
  url text not null,
  person_id uuid not null,
  primary key (tenant_id, game_id, url, person_id),
  foreign key (tenant_id, game_id, url) references game_videos (tenant_id, game_id, url) on delete cascade,
  foreign key (tenant_id, person_id) references persons (tenant_id, person_id) on delete cascade
);
create index game_video_persons_by_person on game_video_persons (tenant_id, person_id);
`;
