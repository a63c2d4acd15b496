"use strict";

// Finds what a theme decides in a context, from questions in the data.
const decisions = {
  /**
   * The number that a decision comes to. A context is a list of values; a question is a list of which value it asks, then for each answer
   * what follows, and the ranges of values that lead there. What is less than 0 is a result.
   */
  answer(questions, number, context) {
    while (number >= 0) {
      const [place, ...answers] = questions[number];
      const value = context[place];
      const leads = ([, ...ranges]) => ranges.some((start, index) => index % 2 === 0 && start <= value && value < ranges[index + 1]);
      number = answers.find(leads)[0];
    }
    return -1 - number;
  },
};
