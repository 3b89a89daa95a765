import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const terse: Register = {
  ack: lines(`
    I see.
    Ah, okay.
    Right, yes.
    Mm, yes.
    Oh.
    Understood.
    I hear you.
    With you so far.
    Oh, wow.
    Huh.
    Ah, I see.
    Makes sense.
    I get that.
    Didn't know that.
    Okay, go on.
    I'm listening.
  `),
  probe: lines(`
    How's that for you?
    How do you feel?
    What do you make of it?
    Good or bad?
    Is there more?
    Big deal or small?
    Think about it much?
    Okay with it?
    What else?
    What's that like?
    What's your view?
    Tell me more.
    Go on.
    I'd hear more.
    Give me details.
    Take your time with it.
    Say a bit more.
    I want the long version.
  `),
  glad: lines(`
    Good for you.
    Nice.
    Glad to hear it.
    That's good.
    Well done, you.
  `),
  sorry: lines(`
    That's rough.
    I'm sorry, truly.
    Sorry to hear it.
    That's hard.
    I'm here.
    Not fair.
    I feel for you.
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
    Ha.
    Heh.
    Funny, yes.
    Made me smile.
    Ha, nice.
    Good laugh.
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
    Fair.
  `),
  yes: lines(`
    Thought so.
    Okay, yes.
    Clear.
    Right, then.
    Yes, I see.
    Fine, clear.
    As I thought.
  `),
  no: lines(`
    Okay, no.
    Fair enough then.
    No it is.
    Your call.
    Then not.
    Clear enough.
    No harm done.
  `),
  dodge: lines(`
    Not sure. You?
    Have to think about it.
    Hard to say.
    Never asked myself that.
    Good question. Yours first.
    I'd only be guessing.
    Can't say. How is it with you?
    Let me think about that.
    Nobody asked before.
    No answer yet.
    You tell me first.
    Nothing I'd swear to.
  `),
  lead: lines(`
    My turn.
    One of mine.
    True story.
    Here is one.
    Short one.
    Listen.
    One from me.
    Okay, this one.
    I have one.
    Quick one.
  `),
  counsel: lines(`
    My view.
    Here's what I'd do.
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
