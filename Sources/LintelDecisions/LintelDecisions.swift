// Decisions are functions from contexts to results. Equal parts are stored once.
//
// This module doesn't know about bars, YAML, or themes, and depends on nothing. A `Space` lists dimensions, each with a number of values. A
// `Context` has one value for each dimension. A decision gives each context a result. Results are ids that a `TerminalTable` assigns, so
// their type is up to the caller, and decisions of one store can have results of several tables.
//
// Diagrams
//
// A `DecisionStore` keeps decisions as reduced, ordered, shared diagrams. A node asks one dimension and has one branch for each set of
// values that lead to the same child. All paths ask dimensions in the same order. Equal nodes are one node, and a node with one branch
// doesn't exist. So two decisions of a store are the same function if and only if they have the same `DecisionID`.
//
// - Bryant, "Graph-based algorithms for Boolean function manipulation" (1986): the form, why it is canonical, and `apply`.
// - Clarke, Fujita, McGeer, McMillan, Yang, Zhao, "Multi-terminal binary decision diagrams" (1993): results of any kind.
// - Smolka, Eliopoulos, Foster, Guha, "A fast compiler for NetKAT" (2015): tests of fields with many values, only a few of them relevant.
// - Coudert and Madre, "A unified framework for the formal verification of sequential circuits" (1990): care sets, which `simplify` uses.
//
// Operations
//
// - Reading: `evaluate`, `terminals`, `support`, `witnesses`, `counts`, `boxes`, `nodeCount`, `branchCount`.
// - Making one from others: `map`, `restrict`, `apply`, `conjunction`, `disjunction`, `negation`, `transfer`.
// - If only some contexts exist: `masked`, `areEqual`, `simplify`, and the reading functions with `within:`. A care set is a decision like
//   any other.
//
// Each operation visits the nodes that it meets once. None is recursive, because there can be thousands of dimensions.
//
// Construction
//
// `Declarations` want a result where a condition applies, an order determines which of them override
// which, and a `Resolution` combines several that don't override each other. `decide` makes the
// decision top down, as compilers of pattern matching do (Maranget, "Compiling pattern matching to
// good decision trees", 2008): it splits the list of declarations that still matter by the values
// of one dimension, and makes one state for all values that leave the same list. `Construction`
// explains which declarations still matter. The cost depends on memberships (declarations that a
// value lies in), not on the product of dimensions.
//
// Limits
//
// Some functions are large in every order of dimensions. Anything that can grow accepts a `Limit` and throws `TooLarge`, with the dimension
// and the declarations involved. Nothing is truncated or judged by a sample. The size of a decision depends on the order.
