import { portsOf } from "../../ports.ts";
import type { Route } from "./+types/home.route";

export async function loader(args: Route.LoaderArgs) {
  return portsOf(args).site.home();
}

export default function Home({ loaderData, params }: Route.ComponentProps) {
  return (
    <main>
      <h1>Home</h1>
      {loaderData.leagues.map(({ competition }) => (
        <p key={competition.leagueSlug}>
          <a href={`/${params.locale}/seasons/${competition.seasonSlug}/leagues/${competition.leagueSlug}`}>{competition.name.text}</a>
        </p>
      ))}
    </main>
  );
}
