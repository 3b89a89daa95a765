import { configure } from 'storybook/test';

// Not the library's one second: on a busy processor a view can take longer for a few states.
configure({ asyncUtilTimeout: 20_000 });
