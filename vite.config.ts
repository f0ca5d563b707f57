import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { cyrillicForms } from "./vite-plugins/cyrillic-forms.ts";
import { messages } from "./vite-plugins/messages.ts";
import { ownRoutes } from "./vite-plugins/own-routes.ts";

const frameworkFiles = /node_modules[\\/](?:react|react-dom|scheduler|icu-minify|use-intl)[\\/]/;
/**
 * Colours are mixed on the server; of what browsers load only the search mixes any. Clocks run on a hall's screens, and on
 * other pages when there is something to follow; so do streams. Who is here is asked by code that comes after the page. A game's page
 * has tables of its own.
 */
const commonFiles =
  /[\\/](?:app|contract|core)[\\/](?!following[\\/]|my-games[\\/]|account(?:[\\/]|\.ts)|api-client|sport[\\/](?:game-list|card-spoiler|figure-table|(?:thing|entry|holder)-head|team-cell|player-face)|i18n[\\/](?:format|name-in)|wording[\\/]|ui[\\/](?:use-tabs|tab-bar|tab-identity|remembered-tab|use-centred|table-downloads|scroll-area|link-chips|crest-(?:look|drawing)|contrast|oklch|later-|data-table)|venue[\\/]|live[\\/](?:clock-face|keep-server-time|server-time)|game[\\/](?:clock-|facts)|live[\\/](?:live-addresses|serve-pages|shared-client|shared-connection|worker-messages)|live[\\/]timer-api).*\.tsx?$/;
/**
 * What both a league's and a game's page show, and most others that have tabs or a table: apart each of these would cost a tenth more. A
 * screen of a hall has neither.
 */
const tableFiles =
  /[\\/]app[\\/](?:following[\\/]star|site[\\/]use-today|sport[\\/](?:stale-note|running-score|use-running-game)|live[\\/]use-live-page|ui[\\/](?:use-tabs|tab-bar|tab-identity|remembered-tab|use-centred|table-downloads|scroll-area|link-chips|whole-title|table\.module|page\.module)|.*[\\/](?:standings-cells|standings-table|form-strip|team-cell))\.(?:tsx?|css)$/;

/** The root and what is used with or without the site's frame: a screen of a hall needs nothing else of what pages share. */
const startFiles =
  /[\\/]app[\\/](?:root|router[\\/]page-document|reload-guard|home-screen[\\/]install-offer|site[\\/]shell[\\/]use-site|i18n[\\/](?:load-messages|day-key|score-text)|ui[\\/](?:crest|page-failure|sealed-data|shown-page|use-hydrated|written-page))\.tsx?$/;

/** A table of figures with whatever heads its rows: apart each would cost a tenth more. */
const figureFiles = /[\\/]app[\\/]sport[\\/](?:figure-table|thing-head|holder-head)\.(?:tsx?|module\.css)$/;

/** Of whoever is listed: a face, a shirt, a number. What lists one of them lists most. */
const personFiles = /[\\/]app[\\/].*[\\/](?:shirt|shirt-number|player-face)\.(?:tsx?|module\.css)$/;

export default defineConfig({
  plugins: [messages(), cyrillicForms(), reactRouter(), ownRoutes()],
  // Each of them stands in a page hundreds of times.
  css: { modules: { generateScopedName: "_[local]_[hash:base64:4]" } },
  build: {
    // The content security policy allows no data: addresses for fonts and scripts.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in three files: many small ones compress badly, and each is named in the manifest.
            codeSplitting: {
              groups: [
                { name: "framework", test: frameworkFiles, priority: 4 },
                // With all that they import. Not the entry itself: it waits, and what pages import must not.
                { name: "start", test: startFiles, priority: 3 },
                { name: "common", test: commonFiles, minShareCount: 10, priority: 2 },
                { name: "tables", test: tableFiles, priority: 1 },
                { name: "figures", test: figureFiles, priority: 1 },
                { name: "persons", test: personFiles, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
