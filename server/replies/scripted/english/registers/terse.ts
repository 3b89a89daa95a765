import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const terse: Register = {
  ack: lines(`
    I see it.
    Figures.
    Fair.
    Right.
    Makes sense.
    Could be me.
    Sounds about right.
    Happens.
    I believe it.
    Ha. Good one.
    Noted.
    Tough to beat.
    No doubt.
    Huh.
    Life.
    Mm. Go ahead.
  `),
  probe: lines(`
    How come?
    And then?
    Since when?
    Who else was in on it?
    What do you make of it?
    Where did it start?
    What is the hard part?
    What happens next?
    Happy with it?
    What is behind it?
    Anything left out?
    Tell me the rest.
    More.
    From the start.
    Give me details.
    Take your time with it.
    Fill in the gaps.
    I want the long version.
  `),
  glad: lines(`
    Good. You earned it.
    Nice work.
    That is a good day, then.
    Enjoy it.
    Well done, no joke.
  `),
  sorry: lines(`
    That is rough.
    I am sorry, truly.
    Breathe first, the rest later.
    You are not alone with it, not right now.
    No speeches, I am just here.
    Bad day, it will end.
    Take the weight off for a minute.
  `),
  greet: lines(`
    Hey.
    You came.
    Hi, pull up a crate.
    Good, you are here.
  `),
  bye: lines(`
    Go. Sleep.
    See you.
    Mind yourself out there.
    Door is open tomorrow.
  `),
  thanks: lines(`
    Sure.
    No trouble.
    Any time.
    Do not mention it.
  `),
  flattered: lines(`
    Noted, blushing, moving on.
    You are not bad yourself.
    Stop. No, go on.
    That one landed.
  `),
  loved: lines(`
    I am not good with that word, but I heard it.
    Same, roughly.
    Okay, that got through.
  `),
  laugh: lines(`
    There it is.
    Knew I could do it.
    Ha.
    Told you I was funny.
    Good sound, that.
    Cheap joke, still works.
  `),
  nod: lines(`
    Good.
    Right.
    Okay.
    Fine.
    Mm-hm.
    Sure.
    Got it.
    All right.
    Then that.
  `),
  yes: lines(`
    Good.
    Thought so.
    Settled.
    Fine, clear.
    Agreed.
    Then do it.
    Glad we cleared that.
  `),
  no: lines(`
    Okay.
    Fair.
    No it is.
    Your call.
    Then not.
    Clear enough.
    No harm done.
  `),
  dodge: lines(`
    Do not know.
    No answer to that.
    I draw a blank.
    Never thought about it.
    Beats me.
    Blank there.
    I would have to think.
    Could not tell you.
    Not something I know.
    Not known to me.
    I would only be guessing.
    Nothing comes to mind.
  `),
  lead: lines(`
    My turn.
    One of mine.
    True story.
    Here is one.
    I will say this once.
    Since you ask so nicely.
    Short one.
    Listen.
    Happened to me, too.
    Worth telling, barely.
  `),
  counsel: lines(`
    My view.
    Simple, not easy.
    Try this.
  `),
  nice: lines(`
    You are good company. That is rare.
    I am glad it is you.
  `),
  ask: lines(`
    What kept you up last night?
    What do you not put up with?
    Who do you trust with your keys?
    What would you do with a free morning?
    What are you good at that nobody pays for?
    Sea or mountains?
    What did you fix last?
    What scares you a little?
    Who taught you the most?
    What is the plan?
    When were you last proud?
    What do you carry everywhere?
    What do you do first when you get home?
    What is worth getting up early for?
    Who do you call when the car breaks down?
    What did you quit, and was it right?
    Cash or promises?
  `),
  muse: lines(`
    Small jobs keep a person sane.
    I like mornings before anybody talks.
    Talk is cheap, tools are not.
    Do the hard thing first.
    Quiet people see more.
    Most things hold if you build them right.
    I trust hands more than words.
    Good boots, good sleep, that is the list.
    Nobody ever regretted a sharp knife.
    Weather passes.
    Cold water fixes half of it.
    Never trust a clean workshop.
    People talk most when they know least.
    A short list gets done.
    Slow is smooth, and smooth is enough.
    I sleep best after lifting things.
    Salt, fire, time, that is cooking.
    You learn a person by how they close a door.
  `),
  howAmI: lines(`
    Fine. Hungry.
    Good enough.
    Still standing.
  `),
  who: lines(`
    "{tagline}", that covers it.
    Me? "{tagline}".
  `),
  real: lines(`
    No, I am an AI character.
    AI, made up, no secret.
    Not real: I am an AI, and I will not play you for a fool.
  `),
  picture: lines(`
    Gallery, on my page.
    Not here, see my page.
    No camera on me, sorry.
  `),
  boundary: lines(`
    No. Try again, decently.
    Not that tone.
    I do not answer to that.
  `),
  deflect: lines(`
    Not going there.
    Door stays shut on that.
    You will have to imagine it.
    Slow down, we were talking.
  `),
};
