import { portsOf } from "../../ports.ts";
import { lightRoles } from "../../ui/tenant-tokens.ts";
import type { Route } from "./+types/league-share.route";

/** The picture that shared links show to pages without one of their own. SHARE3 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { site: queries, drawing } = portsOf({ context, params });
  const { title, logoUrl, colors } = await queries.site();
  const { band, onBand, onBand2, onBandAccent } = lightRoles(colors);
  const bytes = await drawing.shareImage({
    colors: { band, ink: onBand, quietInk: onBand2, accent: onBandAccent },
    title,
    logoUrl: logoUrl === "" ? null : logoUrl,
    host: new URL(request.url).hostname,
  });
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" },
  });
}
