"use strict";

// Finds what a theme decides in a context, from questions in the data.
const decisions = {
  /**
   * Returns the number of a decision's result. A context is a list of values. A question is a list: the index of the value that it asks
   * for, then for each answer the number of what follows, and the ranges of values that lead there. A number below 0 is a result.
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
