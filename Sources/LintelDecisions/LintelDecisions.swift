// Decisions: functions from contexts to results, stored so that equal parts are stored once.
//
// This module knows nothing of bars, YAML or themes, and depends on nothing. A `Space` lists dimensions, each with a number of values. A
// `Context` has one value for each dimension. A decision gives each context a result; results are ids that a `TerminalTable` gives
// out, so their type is up to the caller, and decisions of one store may have results of several tables.
//
// Diagrams
//
// A `DecisionStore` keeps decisions as reduced, ordered, shared diagrams. A node asks one dimension and has one branch for each set of
// values that lead to the same child. All paths ask dimensions in the same order. Equal nodes are one node, and a node with one branch
// doesn't exist. So two decisions of a store are the same function exactly if they have the same `DecisionID`.
//
// - Bryant, "Graph-based algorithms for Boolean function manipulation" (1986): the form, why it is canonical, and `apply`.
// - Clarke, Fujita, McGeer, McMillan, Yang, Zhao, "Multi-terminal binary decision diagrams" (1993): results of any kind.
// - Smolka, Eliopoulos, Foster, Guha, "A fast compiler for NetKAT" (2015): tests of fields with many values, and few of them that matter.
// - Coudert and Madre, "A unified framework for the formal verification of sequential circuits" (1990): care sets, which `simplify` uses.
//
// Operations
//
// - Reading: `evaluate`, `terminals`, `support`, `witnesses`, `counts`, `boxes`, `nodeCount`, `branchCount`.
// - Making one from others: `map`, `restrict`, `apply`, `conjunction`, `disjunction`, `negation`, `transfer`.
// - Where only some contexts exist: `masked`, `areEqual`, `simplify`, and the readings with `within:`. A care set is a decision like
//   others.
//
// Each works through the nodes it meets once. None recurses, since there may be thousands of dimensions.
//
// Construction
//
// `Declarations` want a result where a condition holds, an order determines which of them override
// which, and a `Resolution` combines several that don't override each other. `decide` makes the
// decision top down, as compilers of pattern matching do (Maranget, "Compiling pattern matching to
// good decision trees", 2008): it splits the list of declarations that still matter by the values
// of one dimension, and makes one state of all values that leave the same list. `Construction`
// explains which declarations still matter. The cost follows memberships (declarations that a value
// lies in), not the product of dimensions.
//
// Limits
//
// Some functions are large in every order of dimensions. Whatever could grow takes a `Limit` and throws `TooLarge`, with the dimension
// and the declarations at hand; nothing is truncated, and nothing is judged by a sample. How large a decision is depends on the order.
