/** What a build can be told; see `.env.example`. */
interface ImportMetaEnv {
  readonly VITE_API_ORIGIN?: string;
  readonly VITE_COMMUNITY_URL?: string;
  readonly VITE_HELP_ADDRESS?: string;
  readonly VITE_SERVICE_WORKER?: 'off';
}
