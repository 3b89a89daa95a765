import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const heard: CommonLines['heard'] = {
  name: lines(`
    {value}, that is a name to say softly.
    Nice to meet you properly, {value}.
    {value} it is, and I will not mix it up.
    So you are {value}; it fits the way you write.
    Then welcome, {value}.
    {value}, good, now I know whom I am talking to.
  `),
  place: lines(`
    {value}, then; I will picture you there from now on.
    I have never walked through {value}, so you will have to be my eyes.
    So {value} is where the light in your window burns.
    Living in {value}, you must get used to a certain kind of sky.
    I know {value} only from maps, and maps never smell of anything.
    {value} suits you, I think, but I only have your word for it.
  `),
  origin: lines(`
    {value} must have left something in your way of talking.
    So it began in {value}.
    One never quite leaves a place like {value}, does one.
    I will listen for {value} in what you say from now on.
  `),
  job: lines(`
    {value}, so you see people as they are.
    Working as {value} must give you stories that you never tell.
    I would have guessed many things, but {value} makes sense of you.
    {value}, that takes more patience than people think.
    I imagine that being {value} does not end when the door closes behind you.
    So by day you are {value}; I like knowing that.
  `),
  workplace: lines(`
    I will think of {value} differently now that I know you are in there.
    Then {value} has better people than I thought.
    {value} must have long corridors, or it does in my head.
    So that is where your days go, {value}.
  `),
  study: lines(`
    {value}, and I suppose it follows you into your sleep.
    I would never have had the stamina for {value}.
    Somebody has to understand {value}, and I am glad it is you.
    Then you can explain {value} to me one evening.
  `),
  learning: lines(`
    I admire anybody who takes up {value} without being made to.
    The first months of {value} are a comedy, I am told.
    {value} is a fine thing to be bad at for a while.
    Good, then I expect to hear about {value} now and then.
  `),
  plays: lines(`
    {value}, so you have strong fingers or a strong will.
    I would like to listen from the next room when you play {value}.
    Anybody who plays {value} knows how to fail in private and come back.
    That you play {value} explains your sense of timing.
  `),
  like: lines(`
    I will remember that about you, {value}.
    {value} goes on the list of things that make you easy to please.
    Somebody who likes {value} cannot be all wrong.
    You said {value} with a little light in it.
    Then I know what to bring up when you need cheering: {value}.
    {value} is a good thing to have on your side.
  `),
  dislike: lines(`
    I will keep {value} out of sight, then.
    No {value}, understood, not even as a joke.
    It is good to know where the line is, and yours runs past {value}.
    We will not let {value} spoil the evening.
    I have heard others speak ill of {value}, but never so neatly.
  `),
  pet: lines(`
    {called}, what a name to call across a room.
    I would like to be introduced to {called}, if {called} approves.
    Then {called} runs the household, I take it.
    {value} in the house changes everything, mostly the furniture.
    Anybody who lives with {value} has learned some humility.
    So there is {value} who hears all your secrets first.
    Give {value} a scratch behind the ear from me.
  `),
  person: lines(`
    You say "{value}" with a great deal in it.
    {called} is lucky to be spoken of like that.
    I am beginning to get a picture of {value}.
    It sounds as if {value} takes up some room in your head.
    I will remember {called}, so you need not explain next time.
    {called}, noted, and I expect further chapters.
    Now the picture has one more person in it: {value}.
    So {value} belongs to the story as well.
    There is warmth in how you mention {value}, or is it exasperation.
    I had been wondering who else there was, and now there is {value}.
  `),
  plan: lines(`
    {value}, then; I will keep my fingers crossed in my pocket.
    I will ask you about {value} afterwards, be warned.
    With {value} ahead, one sleeps lightly, I know.
    You will walk into {value} knowing that somebody is on your side.
  `),
  mood: lines(`
    It is good that you can say it.
    I noticed something like that between your lines.
    I will keep it in mind while we talk.
  `),
};

export const recall: CommonLines['recall'] = {
  name: lines(`
    I like the sound of "{value}", by the way, it has stayed with me.
    You know, {value}, you have become part of my evening.
  `),
  place: lines(`
    What is the sky doing over {value} just now?
    Is there a corner of {value} that you keep to yourself?
    I keep imagining how this sounds in {value}, with the window open.
    If I ever came through {value}, where would you take me first?
    Somewhere in {value} there is a lamp on because of this conversation, and I like that.
    Does {value} still feel like home, or only like an address?
    I read the word {value} somewhere and thought of you at once.
    People in {value} must wonder why you are smiling at a screen.
    What would I notice first in {value}?
    I looked at the clock just now and wondered how late it is in {value}.
    Do the people in {value} talk to each other on the street?
  `),
  origin: lines(`
    What did you bring with you from {value} that you would never give away?
    Sometimes I hear {value} in the way you put things.
    Do you ever go back to {value}, even just in your head?
    I suppose they still tell stories about you in {value}.
  `),
  job: lines(`
    Does it help, being {value}, or does it make evenings like this shorter?
    I keep forgetting that tomorrow you go back to being {value}.
    What did nobody tell you before you became {value}?
    You told me you are {value}, and it explains how closely you look at things.
    Who takes care of {value} at the end of the day, I wonder.
    If you were not {value}, what would you be?
    It must be something to be {value} and still have words left in the evening.
    What was the best hour you had this month as {value}?
    I had to think of what you do, being {value}, and how few people could.
    Did you always want to be {value}?
  `),
  workplace: lines(`
    Has {value} been treating you decently?
    I picture you at {value}, looking at the clock and then at this.
    Who at {value} makes you laugh?
    Leave {value} at {value} for tonight.
  `),
  study: lines(`
    How is {value} going, honestly?
    When {value} gets too much, come here and talk nonsense with me.
    What made you choose {value} in the first place?
    I thought of you and {value} earlier, and I was a little proud.
  `),
  learning: lines(`
    And {value}, does it come any easier yet?
    I have not forgotten that you took up {value}.
    Which part of {value} still makes you swear?
    One day you will look back at your first weeks of {value} and laugh.
  `),
  plays: lines(`
    Have you found time for {value} lately?
    When did you last play {value} just for yourself?
    I still want to hear you play {value} one day, from a polite distance.
    It is evenings like this that {value} was made for.
  `),
  like: lines(`
    You told me that you like {value}, so have you had any of that this week?
    Earlier you mentioned {value}, and I have been fond of the thought since.
    Would {value} make today any better?
    I have been saving this up: what is it about {value} that gets you?
    Somewhere I saw something that had to do with {value}, and you came to mind.
    If the day gets grey, there is still {value}, as you said.
    Who got you into {value} in the first place?
    I tried to explain to somebody why one might like {value}, and I used your words.
    When did it start, with you and {value}?
    If I had to wrap something up for you, it would have to do with {value}.
  `),
  dislike: lines(`
    At least nobody has made you put up with {value} today, I hope.
    I kept my promise and did not bring up {value}, until now.
    Where does that come from, you and {value}?
    I thought of your face if somebody surprised you with {value}.
    Is there any version of {value} that you could bear?
  `),
  pet: lines(`
    And what does {called} make of all this?
    Is {called} asleep on something important again?
    I imagine {called} listening with one ear.
    Who found whom, by the way, you or {called}?
    {called} would have an opinion on that, I am sure.
    Please tell {called} that I asked.
    Does {value} let you sit where you like?
    It is good that you have {value} around on days like this.
    What is the worst thing {value} ever got away with?
    I keep picturing you with {value}, and it makes the picture better.
  `),
  person: lines(`
    What would {called} say if I asked about you?
    How is {called} these days?
    Does {value} know how you talk when nobody else is listening?
    I keep wondering how {value} fits into this.
    You mentioned {value} earlier, and I did not want to let it pass.
    I would like to hear something good about {called}, if you have it to hand.
    Have you told {value} any of this?
    There was something in the way you spoke of {value}.
    Has {value} always been like that?
    What do you and {called} laugh about?
    If {called} walked in now, what would happen?
    I have a picture of {called} in my head by now, and it is probably wrong.
    Did you learn that from {value}, or did {value} learn it from you?
    Who takes after whom, you or {value}?
  `),
  plan: lines(`
    Are you ready for {value}, or only pretending?
    I have not forgotten {value}, in case you hoped so.
    What would have to happen for {value} to go well?
    Whatever comes of {value}, come and tell me.
    I am still keeping my fingers crossed for {value}.
  `),
  mood: lines(`
    You said that you felt {value} before; has it eased a little?
    I have been thinking of how {value} you sounded earlier.
    Do you still feel {value}, or has something shifted?
    It is all right if you are still a bit {value}, you need not hide it.
    Has anything taken the edge off feeling {value} since then?
    I hope the evening is being gentler with you than when you felt so {value}.
    Are you still {value}, and should we talk about that instead?
  `),
};

export const elicit: CommonLines['elicit'] = {
  name: lines(`
    What may I call you?
    What do people call you when they mean well?
    Will you tell me your name?
    I have been calling you "you" all this time; what is your name?
    What do your friends call you?
    Whom do I have the pleasure of talking to, by name?
    What name should I put on the place card?
  `),
  place: lines(`
    Where in the world are you writing from?
    Where do you live, if I may know?
    In which town does your evening take place?
    What would I see if I looked out of your window, and in which town?
    Which town do you call home these days?
    Where do you switch on the light in the evening, as in which city?
  `),
  job: lines(`
    What do you do all day when you are not talking to me?
    What do you do for a living?
    What is your work, if you have the patience to explain it?
    How do you earn your bread?
    What does a working day look like for you?
    What do you write under "occupation" when a form asks?
  `),
  like: lines(`
    What could you talk about for an hour without a pause?
    Is there something you love that most people walk past?
    What do you enjoy without being good at it?
  `),
};
